import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import type { CompanyPage } from './schema.ts'

const mostShown = 12

/**
 * Who has served and works here, or was hired here and both said so: only people who want to be shown (their profile's
 * privacy), and nothing of them but name and service, and
 * what they wrote for this page.
 */
export async function veteransOf(db: Db, employerId: string): Promise<CompanyPage['veterans']> {
  const { rows } = await sql<CompanyPage['veterans'][number]>`
    select u.first_name || ' ' || case when p.hides_last_name then left(u.last_name, 1) || '.' else u.last_name end as name,
      p.employer_quote as quote,
      (select json_agg(concat_ws(', ', c.name, mo.code,
          nullif(concat_ws(' to ', s.from_year, s.to_year), '')) order by s.position)
        from service_records s left join corps c on c.id = s.corps_id
        left join military_occupations mo on mo.id = s.occupation_id
        where s.user_id = u.id and s.corps_id is not null) as service
    from profiles p join users u on u.id = p.user_id
    where p.shown_at_employer and u.activated_at is not null and u.disabled_at is null
      and u.id in (
        select m.user_id from employer_members m where m.employer_id = ${employerId}
        union select a.user_id from applicants a
        where a.employer_id = ${employerId} and a.status = 'HIRED' and a.confirmed_at is not null)
      and exists (select from service_records s where s.user_id = u.id and s.corps_id is not null)
    order by u.first_name, u.id limit ${mostShown}`.execute(db)
  return rows
}

/** How many veterans were hired through this platform, the person having confirmed it. Who they are is not asked. */
export async function hiredVeterans(db: Db, employerId: string): Promise<CompanyPage['hired']> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(distinct a.user_id)::int as count, min(a.confirmed_at) as since
    from applicants a left join profiles p on p.user_id = a.user_id
    where a.employer_id = ${employerId} and a.status = 'HIRED' and a.confirmed_at is not null
      and (p.is_veteran or exists (
        select from service_records s where s.user_id = a.user_id and s.corps_id is not null))`.execute(db)
  const { count, since } = rows[0]!
  return since && { count, since: since.toISOString() }
}
