-- What happened to the promotion credits of an employer: granted by staff, spent on a job. `employers.promotion_credits` is the
-- sum, which can never be negative. Written by features/employers.
create table promotion_entries (
  id uuid primary key default uuid_v7(),
  employer_id uuid not null references employers on delete cascade,
  -- positive: granted; -1: spent on `job_id`
  amount int not null check (amount <> 0),
  job_id uuid,
  note text,
  by_id uuid references users on delete set null,
  at timestamptz not null default now()
);
create index promotion_entries_employer on promotion_entries (employer_id, id);
create index promotion_entries_by on promotion_entries (by_id) where by_id is not null;
insert into promotion_entries (employer_id, amount, note)
  select id, promotion_credits, 'Carried over' from employers where promotion_credits > 0;
