-- Ids as they were, made in one call where PostgreSQL has it, else without a plan for each id: PostgreSQL inlines no function
-- with a subquery, and so planned one for each row of every table.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function uuid_v7() returns uuid language sql volatile parallel safe as 'select pg_catalog.uuidv7()';
  else
    create or replace function uuid_v7() returns uuid language plpgsql volatile parallel safe as $body$
    declare
      t bigint := extract(epoch from clock_timestamp()) * 1000000;
    begin
      return encode(
        overlay(
          overlay(uuid_send(gen_random_uuid()) placing substring(int8send(t / 1000) from 3) from 1 for 6)
          placing int2send((28672 + (t % 1000) * 4096 / 1000)::int2) from 7 for 2),
        'hex')::uuid;
    end
    $body$;
  end if;
end
$$;
