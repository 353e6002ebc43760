-- By which version of the text analysis a segment's words were found; older ones are indexed again in the background.
alter table job_segments add column analyzed int not null default 1;
