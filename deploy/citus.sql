-- Optional, and never run by a migration: spreads the tables of jobs over the workers of a Citus cluster (docs/citus.md). As the
-- owner of the tables, with citus in shared_preload_libraries, the workers added (citus_add_node), and no process of Muster running.
-- Not tried on a cluster.
create extension if not exists citus;

-- What jobs refer to or are joined with. Other tables stay on the coordinator.
select create_reference_table('employers');
select create_reference_table('states');
select create_reference_table('categories');
select create_reference_table('careers');
select create_reference_table('places');
select create_reference_table('place_aliases');
select create_reference_table('feed_companies');

-- By job: what belongs to one job is on one server.
select create_distributed_table('jobs', 'id');
select create_distributed_table('job_entries', 'id', colocate_with => 'jobs');
select create_distributed_table('job_sightings', 'job_id', colocate_with => 'jobs');
select create_distributed_table('job_views', 'job_id', colocate_with => 'jobs');
