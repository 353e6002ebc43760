-- Reference data that ships with the product, loaded from catalog/ (catalog/load.ts is its only writer).
-- Ids are readable keys that never change meaning ('army', 'army-e-5-sgt', 'army-11b-enlisted', '29-1141.00'):
-- other tables may point at them. Never point with `on delete cascade`: a code that leaves the catalog must not
-- take a person's profile with it.

-- One row: which files are loaded, so that a start with unchanged files loads nothing.
create table catalog_version (
  single boolean primary key default true check (single),
  hash text not null,
  loaded_at timestamptz not null default now()
);

create table corps (
  id text primary key,
  name text not null,
  abbreviation text not null,
  position smallint not null
);

create table ranks (
  id text primary key,
  corps_id text not null references corps,
  grade text not null,               -- E-1 … E-9, W-1 … W-5, O-1 … O-10, O-11 for the five-star ranks of history
  abbreviation text not null,
  title text not null,
  description text not null,
  historic boolean not null default false,
  position smallint not null,        -- within the branch, junior first
  edited_at timestamptz              -- set when an administrator changed it: a reload then leaves the row alone
);
create index ranks_corps on ranks (corps_id, position);

create table categories (
  id text primary key,
  label text not null,
  soc_prefixes text[] not null,      -- '29-11' covers 29-1141.00; the longest prefix wins
  position smallint not null
);

-- O*NET-SOC occupations. Military ones (55-…) are kept for the crosswalk, and never shown as a civilian career.
create table careers (
  soc text primary key,
  title text not null,
  category_id text references categories,
  military boolean not null,
  -- Holland interests, 1 to 7, null where O*NET has none
  realistic real, investigative real, artistic real, social real, enterprising real, conventional real,
  interests text not null default '' -- the highest ones in order: 'RIC'
);

create table career_titles (
  soc text not null references careers,
  title text not null,
  shown boolean not null,            -- a job title people report; false: a title that searches should know
  primary key (soc, title)
);

create table related_careers (
  soc text not null references careers,
  related_soc text not null references careers,
  position smallint not null,        -- 1 is nearest
  primary key (soc, related_soc)
);

-- The Air Force writes a skill or qualification level into its codes, and X for any of them: 2A351 and 2A371 are
-- 2A3X1 at two levels, 11B3A is 11BXA. Only in these two shapes is X a wildcard: the X of 11X is a letter.
create function air_force_family(code text) returns text language sql immutable parallel safe as $$
  select case
    when code ~ '^[0-9][A-Z][0-9][0-9X][0-9][A-Z]?$' then overlay(code placing 'X' from 4 for 1)
    when code ~ '^[0-9][A-Z][0-9]XX$' then left(code, 4)
    when code ~ '^[0-9]{2}[A-Z][0-9X]X?$' then left(code, 3) || 'X'
    when code ~ '^[0-9]{2}[A-Z][0-9X][A-Z]$' then overlay(code placing 'X' from 4 for 1)
    else code
  end
$$;

create table military_occupations (
  id text primary key,
  corps_id text not null references corps,
  code text not null,
  -- capitals and digits only: how a typed code is compared
  code_key text not null generated always as (regexp_replace(upper(code), '[^A-Z0-9]', '', 'g')) stored,
  -- the same without the skill level, where the branch writes one
  family text not null generated always as (
    case when corps_id in ('air-force', 'space-force')
      then air_force_family(regexp_replace(upper(code), '[^A-Z0-9]', '', 'g'))
      else regexp_replace(upper(code), '[^A-Z0-9]', '', 'g') end) stored,
  personnel text not null check (personnel in ('enlisted', 'warrant-officer', 'officer')),
  kind text not null,                -- MOS, AFSC, RATING … as the service calls it
  qualification boolean not null,    -- an additional skill (ASI, SEI, AQD …), not an occupation of its own
  active boolean not null,
  title text not null,
  dod_group text,                    -- DoD occupation code, six digits; the branches share it
  dod_title text,
  -- A: the title; D: what else people type beside it ('army 11b', 'medical')
  search tsvector not null generated always as (
    setweight(to_tsvector('simple', title), 'A') ||
    to_tsvector('simple', code || ' ' || coalesce(dod_title, '') || ' ' || replace(corps_id, '-', ' '))
  ) stored
);
create index military_occupations_code on military_occupations (code_key text_pattern_ops);
create index military_occupations_family on military_occupations (family text_pattern_ops);
create index military_occupations_search on military_occupations using gin (search);
create index military_occupations_group on military_occupations (dod_group);
create index military_occupations_listed on military_occupations (corps_id, active desc, qualification, code_key);

create table occupation_careers (
  occupation_id text not null references military_occupations,
  soc text not null references careers,
  how text not null check (how in ('crosswalk', 'similar', 'curated')),
  weight real not null check (weight > 0 and weight <= 1),
  primary key (occupation_id, soc, how)
);

create table certifications (
  id text primary key,
  name text not null,
  issuer text not null,
  url text not null
);

create table career_certifications (
  soc text not null references careers,
  certification_id text not null references certifications,
  primary key (soc, certification_id)
);
create index career_certifications_certification on career_certifications (certification_id);

create table states (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('state', 'district', 'territory', 'associated', 'armed-forces')),
  lat real,
  lon real
);

-- One row a ZIP. APO, FPO and DPO have neither county nor coordinates.
create table places (
  zip text primary key,
  city text not null,
  state text not null references states,
  county text,
  lat real,
  lon real
);

-- Other names of a city or post ('NYC', 'Manhattan', 'Fort Hood'), each standing for a ZIP's coordinates.
create table place_aliases (
  name text not null,
  state text not null references states,
  zip text not null references places,
  primary key (name, state)
);
