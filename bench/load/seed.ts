import { engine } from '#features/job-search/index.ts'
import { hashPassword } from '#lib/password.ts'
import { beginSession } from '#lib/session.ts'
import type { BenchDatabase } from '../database.ts'
import { copyJobs } from '../search/copies.ts'
import { addEmployers, addJobs, makeJobs, material } from '../search/jobs.ts'
import { makeQueries } from '../search/queries.ts'
import { addSite } from '../site.ts'
import { addPeople } from '../users/people.ts'

/** Jobs that are made one by one; the others are copies, made inside PostgreSQL. */
const distinctMost = 200_000
const signedInCount = 200
export const password = 'orange ladder 42 rivers'

export type Scene = {
  searches: string[]
  jobIds: string[]
  people: { id: string; email: string; session: string }[]
}

/** Jobs and members, so many; what a folder that is kept has already is used. */
export async function seed({ db, pool }: BenchDatabase, jobs: number, members: number): Promise<Scene> {
  const stuff = await material(db)
  const site = await db.selectFrom('themes').select('id').executeTakeFirst()
  if (!site) await addSite(db)
  const applications = { search: true, donations: true, comments: true, chat: true }
  await db
    .updateTable('themes')
    .set({ applications: JSON.stringify(applications) })
    .execute()
  const countOf = async (text: string) => (await pool.query<{ n: number }>(text)).rows[0]!.n
  const there = await countOf('select coalesce(sum(size), 0)::int as n from job_segments')
  const distinct = there || Math.min(jobs, distinctMost)
  if (!there) await addJobs(db, await addEmployers(db, 2_000), makeJobs(stuff, distinct, Date.now()))
  while (await engine.classify(db));
  const copies = Math.floor(jobs / distinct) - 1
  if (copies > 0) await copyJobs(pool, copies)
  const known = await countOf('select count(*)::int as n from users')
  if (known < members) await addPeople(db, members)
  if (!there || copies > 0 || known < members) await pool.query('vacuum analyze')

  const password_hash = await hashPassword(password)
  const chosen = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('type', '=', 'User')
    .where('disabled_at', 'is', null)
    .where('activated_at', 'is not', null)
    .orderBy('id')
    .limit(signedInCount)
    .execute()
  const ids = chosen.map(({ id }) => id)
  await db.updateTable('users').set({ password_hash }).where('id', 'in', ids).execute()
  const people = await Promise.all(
    chosen.map(async ({ id, email }) => ({ id, email: email!, session: await beginSession(db, id) })),
  )
  const { rows } = await pool
    .query<{ id: string }>('select id from jobs tablesample system_rows(2000)')
    .catch(() => pool.query<{ id: string }>('select id from jobs where expired_at is null limit 2000'))
  const queries = await makeQueries(db, stuff, 4_000, 7)
  return {
    searches: queries.map(({ parameters }) => `/jobs/search?${new URLSearchParams(parameters)}`),
    jobIds: rows.map(({ id }) => id),
    people,
  }
}
