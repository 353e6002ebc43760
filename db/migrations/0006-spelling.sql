-- How many letters lie between a typed word and a known one: for 'Did you mean'.
create extension if not exists fuzzystrmatch;
