-- What a person says of the employer that they let name them (features/profiles), and when an employer's news was written.
alter table profiles add column employer_quote text check (char_length(employer_quote) between 1 and 200);
alter table employers add column current_at timestamptz;

create function employer_news_written() returns trigger language plpgsql as $$
begin
  new.current_at := case when new.current is null then null else now() end;
  return new;
end $$;
create trigger employers_news_added before insert on employers
  for each row when (new.current is not null) execute function employer_news_written();
create trigger employers_news_changed before update of current on employers
  for each row when (new.current is distinct from old.current) execute function employer_news_written();

-- How many follow a company.
create index saved_searches_employer on saved_searches ((query ->> 'employer')) where frequency <> 'off';
-- The longest waiting of 100,000 new applicants is the first of them.
create index applicants_new_oldest on applicants (employer_id, applied_at) where seen_at is null;
