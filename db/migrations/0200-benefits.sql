-- What the VA offers, as staff keep it, and housing allowances by year. Written by features/benefits; the shipped year by catalog/.

create table benefits (
  id uuid primary key default uuid_v7(),
  -- also the name of the dashboard module: healthcare, education, housing
  area text not null check (area in ('education', 'healthcare', 'housing')),
  name text not null check (name <> ''),
  summary text not null,
  -- the official page
  link text not null,
  -- an amount, a duration or a phone number
  figure text not null default '',
  -- the rules; what is empty asks for nothing
  audience text not null default 'veterans' check (audience in ('veterans', 'spouses', 'everyone')),
  served_since smallint,
  least_years smallint,
  -- reasons of discharge with which the years do not count
  years_waived_for text[] not null default '{}',
  states text[] not null default '{}',
  -- what no profile says, such as a rating: the benefit may fit, no more
  asks text not null default '',
  position integer not null default 0,
  -- when staff last read the official page; null: not yet
  checked_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into benefits (position, area, name, summary, link, figure, audience, served_since, least_years, years_waived_for, asks, checked_on)
values
  (1, 'education', 'Post-9/11 GI Bill', 'Tuition, housing money and books while you study or train.',
    'https://www.va.gov/education/about-gi-bill-benefits/post-9-11/', 'Up to 36 months', 'veterans', 2001, null, '{}', '', null),
  (2, 'education', 'Montgomery GI Bill Active Duty', 'A monthly payment while you study.',
    'https://www.va.gov/education/about-gi-bill-benefits/montgomery-active-duty/', 'Up to 36 months', 'veterans', null, 2, '{}',
    'having paid $1,200 into it while you served', null),
  (3, 'education', 'Veteran Readiness and Employment', 'Training and help to find work that a disability from service allows.',
    'https://www.va.gov/careers-employment/vocational-rehabilitation/', '', 'veterans', null, null, '{}', 'a VA disability rating', null),
  (4, 'education', 'Dependents’ Educational Assistance', 'Money for the studies of spouses and children.',
    'https://www.va.gov/family-and-caregiver-benefits/education-and-careers/dependents-education-assistance/', 'Up to 36 months',
    'spouses', null, null, '{}', 'a spouse who died in service, or whom it disabled permanently and totally', null),
  (5, 'healthcare', 'VA health care', 'Doctors, hospitals, medicine and mental health care of the VA.',
    'https://www.va.gov/health-care/', '', 'veterans', null, 2, '{Medical or disability,Hardship or family care}', '', null),
  (6, 'healthcare', 'PACT Act care', 'Care for what burn pits, Agent Orange and other toxins did.',
    'https://www.va.gov/resources/the-pact-act-and-your-va-benefits/', '', 'veterans', null, null, '{}',
    'service in a place and time that the law names', null),
  (7, 'healthcare', 'Vet Centers', 'Free counseling near you, also for your family.',
    'https://www.vetcenter.va.gov/', '877-927-8387', 'veterans', null, null, '{}', 'service in a combat zone, or another of its conditions', null),
  (8, 'healthcare', 'CHAMPVA', 'Shares the cost of health care for spouses and children.',
    'https://www.va.gov/family-and-caregiver-benefits/health-and-disability/champva/', '', 'spouses', null, null, '{}',
    'a spouse who died of, or is permanently and totally disabled by, their service', null),
  (9, 'housing', 'VA-backed home loan', 'Buy, build or refinance a home, usually without a down payment.',
    'https://www.va.gov/housing-assistance/home-loans/', 'No down payment', 'veterans', null, 2,
    '{Medical or disability,Hardship or family care,Reduction in force,Convenience of the government}', '', null),
  (10, 'housing', 'Grants for an adapted home', 'Money to buy or change a home so that it suits a disability.',
    'https://www.va.gov/housing-assistance/disability-housing-grants/', '', 'veterans', null, null, '{}',
    'a VA rating for certain severe disabilities', null),
  (11, 'housing', 'Help to keep or find a home', 'People who help at any hour when you have no home or may lose it.',
    'https://www.va.gov/homeless/', '877-424-3838', 'veterans', null, null, '{}', 'being without a safe home, or close to it', null);

create table bah_rates (
  year smallint not null,
  -- military housing area
  mha text not null,
  name text not null,
  with_dependents boolean not null,
  -- dollars a month, in the order of features/benefits/model/grades.ts
  amounts integer[] not null check (cardinality(amounts) = 24),
  -- came with the program; others were loaded by staff
  shipped boolean not null default false,
  primary key (year, mha, with_dependents)
);

create table bah_zips (
  year smallint not null,
  zip text not null,
  mha text not null,
  shipped boolean not null default false,
  primary key (year, zip)
);
