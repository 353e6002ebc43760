-- Employers belong to a site, or to the platform: their names are unique there, and not in the world.

alter table employers
  -- Where the name is unique: the id of the site, zeros for the platform. Stays when the site is deleted, so that the
  -- employers of two deleted sites do not collide.
  add column name_space uuid not null default '00000000-0000-0000-0000-000000000000',
  -- How a feed's source calls the employer, in lower case. The name may change, this stays.
  add column source_key text;

update employers set name_space = source_theme_id where source_theme_id is not null;
update employers set source_key = lower(name) where exists (select from feeds where employer_id = employers.id);

drop index employers_name;
create unique index employers_name on employers (name_space, lower(name));
create unique index employers_source_key on employers (name_space, source_key) where source_key is not null;
-- lookups and lists across sites
create index employers_by_name on employers (lower(name), id);

create function keep_name_space() returns trigger language plpgsql as $$
begin
  if new.source_theme_id is not null then
    new.name_space := new.source_theme_id;
  elsif tg_op = 'INSERT' or exists (select from themes where id = old.source_theme_id) then
    -- moved to the platform by hand; otherwise its site was deleted
    new.name_space := '00000000-0000-0000-0000-000000000000';
  end if;
  return new;
end $$;
create trigger employers_name_space before insert or update of source_theme_id on employers
  for each row execute function keep_name_space();
