-- A version of a page includes its settings, so that restoring it restores everything.

-- Null in a version that was kept before this, whose settings nobody knows.
alter table page_revisions
  add column type text,
  add column hide_title boolean,
  add column is_global boolean,
  add column route text,
  add column description text,
  add column image text;

-- The newest version of a page is the page: every change of one kept another.
update page_revisions
set type = pages.type,
  hide_title = pages.hide_title,
  is_global = pages.is_global,
  route = pages.route,
  description = pages.description,
  image = pages.image
from pages
where pages.id = page_revisions.page_id and pages.rev = page_revisions.rev;
