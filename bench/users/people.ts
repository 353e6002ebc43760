import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

const given =
  'Maria James Aisha Wei Carlos Ingrid Malik Hannah Tomas Grace Omar Lena Priya Samuel Nadia Luke Rosa Peter'
const family =
  'Ortiz Reed Khan Chen Silva Berg Johnson Weiss Novak Hopper Haddad Park Raman Adeyemi Petrov Marsh Vega Quill'

/** Fills the tables with this many people, their profiles and service, in pure SQL: a million in a minute. */
export async function addPeople(db: Db, count: number): Promise<void> {
  const theme = sql`(select id from themes order by id limit 1)`
  await sql`
    insert into users (email, first_name, last_name, slug, type, source_theme_id, activated_at, disabled_at, last_login_at, created_at)
    select 'person' || n || '@example.org', f[1 + n % 18], l[1 + (n / 18) % 18] || '-' || l[1 + (n / 324) % 18], 'member',
      case when n % 500 = 0 then 'Mentor' when n % 200 = 0 then 'Manager' else 'User' end,
      case when n % 3 = 0 then ${theme} end, case when n % 10 <> 0 then now() end, case when n % 97 = 0 then now() end,
      case when n % 2 = 0 then now() - n * interval '1 minute' end, now() - n * interval '90 seconds'
    from generate_series(1, ${count}::int) n,
      (select string_to_array(${given}, ' ') as f, string_to_array(${family}, ' ') as l) names`.execute(db)
  await sql`insert into mentors (user_id) select id from users where type = 'Mentor'`.execute(db)
  await sql`
    with zips as materialized (select array_agg(zip) as z, count(*)::int as n from places where lat is not null),
      categories as materialized (select array_agg(id) as c, count(*)::int as n from categories),
      people as (select id, row_number() over (order by id)::int as at from users where email like 'person%')
    insert into profiles (user_id, zip, is_findable, security_clearance, job_interests, dd214_status)
    select id, z[1 + (at::bigint * 7919 % zips.n)::int], at % 4 = 0,
      (array[null, null, null, 'Confidential', 'Secret', 'Top Secret'])[1 + at % 6],
      array[c[1 + at % categories.n]], case when at % 50 = 0 then 'validated' end
    from people, zips, categories`.execute(db)
  await sql`
    with jobs as materialized (select array_agg(id) as o, array_agg(corps_id) as c, count(*)::int as n
        from military_occupations where active and not qualification),
      people as (select id, row_number() over (order by id)::int as at from users where email like 'person%')
    insert into service_records (user_id, position, corps_id, occupation_id)
    select id, 0, c[1 + (at::bigint * 31 % n)::int], o[1 + (at::bigint * 31 % n)::int] from people, jobs where at % 5 <> 0`.execute(
    db,
  )
  await sql`analyze users, profiles, service_records`.execute(db)
}
