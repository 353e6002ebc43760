-- Saves of a take are numbered by the page that sends them: one that was given up and arrives late is older than what is kept.
alter table quiz_takes add column saved_number int not null default 0;
