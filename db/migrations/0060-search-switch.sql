-- The search is an application like the others: on unless it was switched off. Sites without the key had it all along.
alter table themes alter column applications set default '{"search": true}';
update themes set applications = applications || '{"search": true}' where not applications ? 'search';
