-- The gallery of each site: which uploaded pictures are offered to those who edit its pages.

create table pictures (
  file_id uuid primary key references files on delete cascade,
  theme_id uuid not null references themes on delete cascade,
  -- what it shows, for those who do not see it: proposed wherever it is chosen
  alt text not null default ''
);
create index pictures_theme on pictures (theme_id, file_id desc);
