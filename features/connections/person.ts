import { sql } from 'kysely'
import { fileUrl } from '#features/files/index.ts'
import { type Sight, sightsFor } from '#features/privacy/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { ConnectedPerson } from './schema.ts'

/** People as this viewer may know them: names, what they do, and resumes only where their owners show them. */
export async function peopleFor(
  db: Db,
  viewer: Person,
  ids: string[],
): Promise<Map<string, ConnectedPerson>> {
  if (!ids.length) return new Map()
  const [rows, sights] = await Promise.all([rowsOf(db, ids), sightsFor(db, viewer, ids)])
  return new Map(rows.map((row) => [row.id, shown(row, sights.get(row.id) ?? null)]))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('mentor_offers as o', 'o.user_id', 'u.id')
    .leftJoin('files as resume', 'resume.id', 'p.resume_file_id')
    .select(['u.id', 'u.slug', 'u.first_name', 'u.last_name', 'p.photo_file_id', 'resume.id as resumeId'])
    .select([
      sql<string | null>`(select coalesce(o.title, 'Mentor') from mentors where user_id = u.id)`.as('title'),
      sql<string | null>`coalesce(
        (select e.name from employer_members m join employers e on e.id = m.employer_id
          where m.user_id = u.id order by m.since limit 1),
        (select concat_ws(', ', ranks.title, corps.name) from service_records s left join corps on corps.id = s.corps_id
          left join ranks on ranks.id = s.rank_id where s.user_id = u.id and s.position = 0))`.as('line'),
    ])
    .where('u.id', 'in', ids)
    .execute()

function shown(row: Row, sight: Sight | null): ConnectedPerson {
  const isFull = sight?.fullName ?? false
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: isFull ? row.last_name : `${row.last_name.charAt(0)}.`,
    profile: `/profile/${row.id}`,
    photo: row.photo_file_id && fileUrl(row.photo_file_id),
    title: row.title,
    line: row.line || null,
    resumes: sight?.resume && row.resumeId ? [{ url: fileUrl(row.resumeId) }] : [],
  }
}
