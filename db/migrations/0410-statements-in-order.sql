-- Saves of an assessment are numbered as those of a take are: one that was given up and arrives late is older than what is kept.
alter table assessments add column saved_number int not null default 0;
