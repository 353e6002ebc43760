-- A comment of a team page belongs to it by reference; the free word `identifier` is for forms on content pages.
alter table comments add column team_page_id uuid references team_pages on delete cascade;
create index comments_team_page on comments (team_page_id, id desc) where team_page_id is not null;
