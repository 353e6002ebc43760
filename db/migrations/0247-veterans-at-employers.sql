-- Whether a person wants to be named on the page of the company that they work for. Written by features/profiles.
alter table profiles add column shown_at_employer boolean not null default false;
create index profiles_shown_at_employer on profiles (user_id) where shown_at_employer;
