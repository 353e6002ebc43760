-- Chat is an application like the search: on unless it is switched off. Its switch did nothing before this, so sites keep what they had.
alter table themes alter column applications set default '{"search": true, "chat": true}';
update themes set applications = applications || '{"chat": true}';
