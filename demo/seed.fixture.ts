import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { keepFilesIn } from '#features/files/index.ts'
import type { Db } from '#lib/db.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { readSettings } from '../config.ts'

/** A database for the demo, and a folder for its files. */
export let own: TestDatabase
export let folder: string
export const today = new Date()

export function openDemo(): void {
  beforeAll(async () => {
    own = await testDatabase()
    folder = await mkdtemp(join(tmpdir(), 'muster-demo-'))
    keepFilesIn(readSettings({ NODE_ENV: 'test', DATA_DIR: folder }))
  })
  afterAll(async () => {
    await own.close()
    await rm(folder, { recursive: true, force: true })
  })
}

/** How many jobs, applications, saved searches and recommendations people follow. */
export const followed = async (db: Db) => [
  (await db.selectFrom('favorites').select('job_id').execute()).length,
  (await db.selectFrom('applications').select('id').execute()).length,
  (await db.selectFrom('saved_searches').select('id').execute()).length,
  (await db.selectFrom('recommendations').select('id').execute()).length,
]

/** The applicants of each status, and how many of them have a resume, answers and notes. */
export async function applicantsByStatus(db: Db) {
  const { rows } = await sql<{ status: string; resumes: number; answers: number; notes: number }>`
    select a.status, count(p.resume_file_id)::int as resumes, count(q.application_id)::int as answers,
      count(n.application_id)::int as notes
    from applicants a join applications p on p.id = a.application_id
    left join application_answers q on q.application_id = a.application_id
    left join (select distinct application_id from applicant_notes) n on n.application_id = a.application_id
    group by 1 order by 1`.execute(db)
  return rows
}

/** How many rows the tables of the demo have. */
export const counted = async (db: Db) =>
  Promise.all(
    (
      [
        'employers',
        'jobs',
        'users',
        'themes',
        'theme_domains',
        'saved_searches',
        'badges',
        'pages',
        'comments',
      ] as const
    ).map(async (table) => (await db.selectFrom(table).select(sql`1`.as('one')).execute()).length),
  )

/** The DD214s: whose, and what the staff made of them. */
export const papers = async (db: Db) =>
  (
    await db
      .selectFrom('profiles')
      .innerJoin('users', 'id', 'user_id')
      .select(['email', 'dd214_status as status'])
      .where('dd214_file_id', 'is not', null)
      .orderBy('email')
      .execute()
  ).map(({ email, status }) => `${email.split('@')[0]}: ${status ?? 'waits'}`)
