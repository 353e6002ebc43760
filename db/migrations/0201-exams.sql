-- Civil service exams of New York City, as staff import them, and who wants to be reminded. Written by features/exams.

create table exams (
  id uuid primary key default uuid_v7(),
  -- the city's own, by which an import knows it again
  number text not null unique,
  name text not null check (name <> ''),
  fee_cents integer,
  -- the notice of examination
  pdf_link text,
  -- the days on which one may apply, in New York
  filing_start date not null,
  filing_end date not null check (filing_end >= filing_start),
  -- the kind of work that the name says
  category_id text references categories on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index exams_filing on exams (filing_end);
create index exams_category on exams (category_id);

create table exam_reminders (
  user_id uuid not null references users on delete cascade,
  exam_id uuid not null references exams on delete cascade,
  -- the site on which it was asked for
  theme_id uuid references themes on delete set null,
  -- when each of the two was sent
  opened_at timestamptz,
  closing_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, exam_id)
);
create index exam_reminders_exam on exam_reminders (exam_id);
create index exam_reminders_theme on exam_reminders (theme_id);
