-- What staff say the fields of a feed are, where the recognition is wrong: {"fields": [{"path", "becomes", "label"}], "dateOrder"}.
alter table feeds add column corrections jsonb not null default '{"fields": [], "dateOrder": null}';
alter table feeds add column corrected_at timestamptz;
