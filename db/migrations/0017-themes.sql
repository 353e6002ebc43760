-- Sites are made and seen before they are published, and taken as templates.

alter table themes
  -- the website builder offers it to begin with
  add column is_template boolean not null default false,
  add column from_builder boolean not null default false,
  -- what it was made from: the name of a template that ships, or the id of a site
  add column created_from_template text,
  -- a draft answers at <preview_key>.<PREVIEW_DOMAIN>: whoever was told the address may look
  add column preview_key text not null default replace(gen_random_uuid()::text, '-', '');
create unique index themes_preview_key on themes (preview_key);
