-- What administrators say of a certification (document 1, section 3); null or empty: as the catalog has it.
-- Written by features/occupations; name, issuer and address stay the catalog's.
alter table certifications
  add column description text,
  add column published boolean not null default true,
  -- [{ name, url }]; null: the issuer's address
  add column external_links jsonb,
  add column edited_at timestamptz;
