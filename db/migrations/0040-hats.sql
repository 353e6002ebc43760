-- Hats: what a person does on the sites, beside the type that is shown. One person can wear several.

-- Offers time to members. Written by features/users.
create table mentors (
  user_id uuid primary key references users on delete cascade,
  since timestamptz not null default now(),
  -- who gave the hat; null: carried over, or nobody in particular
  given_by uuid references users on delete set null
);
create index mentors_given_by on mentors (given_by) where given_by is not null;

-- Works for an employer, for several perhaps. Written by features/employers.
create table employer_members (
  employer_id uuid not null references employers on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_owner boolean not null default false,
  invited_by uuid references users on delete set null,
  since timestamptz not null default now(),
  primary key (employer_id, user_id)
);
create index employer_members_user on employer_members (user_id);
create index employer_members_invited_by on employer_members (invited_by) where invited_by is not null;

insert into mentors (user_id, since) select id, created_at from users where type = 'Mentor';
insert into employer_members (employer_id, user_id, is_owner, since)
  select employer_id, id, is_employer_owner, created_at from users where employer_id is not null;

-- The type no longer gives a permission, except an administrator's: only that one, a site or disabling ends sessions.
-- A hat is looked up with each request, so that it is worth nothing once it is gone.
drop trigger users_rights_changed on users;
alter table users drop column employer_id, drop column is_employer_owner;
create trigger users_rights_changed after update of type, is_theme_owner, disabled_at on users
  for each row when (
    (old.type = 'Admin', old.is_theme_owner, old.disabled_at)
    is distinct from (new.type = 'Admin', new.is_theme_owner, new.disabled_at)
  ) execute function end_sessions_of_user();

-- The type that is shown claims no hat that is not there, however it went: taken, or deleted with its employer. Each
-- change of a hat is one of the account, so that a form opened before it is refused.
create function show_remaining_hat() returns trigger language plpgsql as $$
begin
  update users set updated_at = now(), type = case
      when type = 'Mentor' and exists (select from mentors where user_id = users.id) then type
      when type = 'Manager' and exists (select from employer_members where user_id = users.id) then type
      when type not in ('Mentor', 'Manager') then type
      when exists (select from employer_members where user_id = users.id) then 'Manager'
      when exists (select from mentors where user_id = users.id) then 'Mentor'
      else 'User' end
    where id = old.user_id;
  return null;
end $$;
create trigger mentors_left after delete on mentors for each row execute function show_remaining_hat();
create trigger employer_members_left after delete on employer_members
  for each row execute function show_remaining_hat();

-- The first hat of somebody without one is shown.
create function show_first_hat() returns trigger language plpgsql as $$
begin
  update users set updated_at = now(), type = case when type = 'User' then tg_argv[0] else type end
    where id = new.user_id;
  return null;
end $$;
create trigger mentors_joined after insert on mentors for each row execute function show_first_hat('Mentor');
create trigger employer_members_joined after insert on employer_members
  for each row execute function show_first_hat('Manager');

-- The same for today's people: a manager without an employer could do nothing for one.
update users set type = 'User'
  where type = 'Manager' and not exists (select from employer_members where user_id = users.id);
update users set type = 'Manager'
  where type = 'User' and exists (select from employer_members where user_id = users.id);
