"""5 Actions: a file for every verb, with what it asks for, its words and what it does. `verbs` lists them all."""
