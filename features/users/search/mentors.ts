import { sql } from 'kysely'
import { badgesOf } from '#features/badges/index.ts'
import { offersOf, peopleFor, standingsWith } from '#features/connections/index.ts'
import { fileUrl } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { lastPage } from '#lib/paged.ts'
import type { Person } from '#spec/access.ts'
import { countedResults } from '#spec/limits.ts'
import type { MentorSearch, UserQuery } from '../schema.ts'
import { longestEmployer, wordsOf } from './conditions.ts'

type Row = {
  id: string
  first_name: string
  last_name: string
  photo_file_id: string | null
  about: string | null
  employer: string | null
  branch: string | null
  rank: string | null
}

/** Other mentors who let themselves be found, by name and branch (document 3, section 2), and the viewer's relationship with them. */
export async function searchMentors(
  db: Db,
  query: Pick<UserQuery, 'q' | 'c' | 'page' | 'limit'>,
  viewer: Person = null,
): Promise<MentorSearch> {
  const { q, c, limit } = query
  const words = wordsOf(q).map((word) => sql<boolean>`plain_words(shown_name) like ${`% ${word}%`}`)
  const from = sql`from (
      select u.id, u.first_name, case when p.hides_last_name then left(u.last_name, 1) || '.' else u.last_name end as last_name,
        u.first_name || ' ' || case when p.hides_last_name then '' else u.last_name end as shown_name,
        p.photo_file_id, p.about, ${longestEmployer} as employer, corps.name as branch, ranks.title as rank
      from mentors m join users u on u.id = m.user_id join profiles p on p.user_id = u.id
      left join service_records s on s.user_id = u.id and s.position = 0 left join corps on corps.id = s.corps_id
      left join ranks on ranks.id = s.rank_id
      where u.activated_at is not null and u.disabled_at is null and p.is_findable
        and u.id is distinct from ${viewer?.id ?? null}::uuid
        ${c ? sql`and exists (select from service_records o where o.user_id = u.id and o.corps_id = ${c})` : sql``}
    ) mentors ${words.length ? sql`where ${sql.join(words, sql` and `)}` : sql``}`
  const [counted, branches] = await Promise.all([
    sql<{
      total: number
    }>`select count(*) as total from (select ${from} limit ${countedResults}) counted`.execute(db),
    db.selectFrom('corps').select(['id as value', 'name as label']).orderBy('position').execute(),
  ])
  const totalDocs = counted.rows[0]!.total
  const page = Math.min(query.page, lastPage(totalDocs, limit))
  const { rows } = await sql<Row>`select * ${from} order by lower(first_name), lower(last_name), id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const [badges, offers, standings, people] = await Promise.all([
    badgesOf(db, ids),
    offersOf(db, ids),
    standingsWith(db, viewer, ids),
    peopleFor(db, viewer, ids),
  ])
  return {
    mentors: rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      photo: row.photo_file_id && fileUrl(row.photo_file_id),
      profile: `/profile/${row.id}`,
      about: row.about,
      employer: row.employer,
      branch: row.branch,
      rank: row.rank,
      badges: badges.get(row.id) ?? [],
      title: offers.get(row.id)?.title ?? 'Mentor',
      helpsWith: offers.get(row.id)?.helpsWith ?? '',
      standing: standings.get(row.id),
      resume: people.get(row.id)?.resumes[0] ?? null,
    })),
    totalDocs,
    page,
    limit,
    query: { q, c },
    branches,
  }
}
