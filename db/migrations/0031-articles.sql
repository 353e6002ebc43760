-- Articles (document 2, section 3): the date that publishes them, the sites that show them, an intro and a preview picture.

-- An article appears when its date begins here.
alter table themes add column time_zone text not null default 'America/New_York';

alter table pages
  add column publish_date date,
  add column intro text,
  add column preview_img text;
alter table page_revisions
  add column publish_date date,
  add column intro text,
  add column preview_img text;

-- What is published stays so, under the date that visitors saw.
update pages
set publish_date = least((created_at at time zone 'UTC')::date, (now() at time zone 'America/New_York')::date),
  intro = description,
  preview_img = image
where type = 'article';
update page_revisions
set publish_date = pages.publish_date,
  intro = page_revisions.description,
  preview_img = page_revisions.image
from pages
where pages.id = page_revisions.page_id and page_revisions.type = 'article' and pages.type = 'article';

alter table pages add check (type <> 'article' or publish_date is not null);
create index pages_articles on pages (publish_date) where type = 'article';

-- Sites that show an article in addition to its own.
create table page_themes (
  page_id uuid not null references pages on delete cascade,
  theme_id uuid not null references themes on delete cascade,
  primary key (page_id, theme_id)
);
create index page_themes_theme on page_themes (theme_id);
