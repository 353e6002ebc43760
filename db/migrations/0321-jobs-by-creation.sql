-- Which jobs are new: asked by saved searches where the index is elsewhere. Costs writers next to nothing.
create index concurrently if not exists jobs_created on jobs using brin (created_at);
