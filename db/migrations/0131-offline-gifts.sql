-- How an offline gift was paid: 'Check 2207'. Empty for the others.
alter table donations add column paid_by text not null default '';
