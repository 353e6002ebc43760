// npm run bench:applicants -- --applicants 100000: the page of an employer's applicants, as JSON, over the whole application.
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { beginSession } from '#lib/session.ts'
import { build } from '../app.ts'
import { nothingShed, readSettings } from '../config.ts'
import { withDatabase } from './database.ts'
import { addSite } from './site.ts'

const { values } = parseArgs({ options: { applicants: { type: 'string', default: '100000' } } })
const applicants = Number(values.applicants)
const rounds = 40

/** What managers open most; the goal is for all of them together. */
const questions = [
  '',
  '?status=INTERVIEWING',
  '?sort=-score',
  '?status=APPLIED&sort=-score',
  '?page=40',
  '?open=yes',
  '?view=board',
]

await withDatabase({ connections: 8 }, async ({ db, pool, url: directUrl, dataDir }) => {
  const cookie = `session=${await addScene(db)}`
  const settings = {
    ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    shed: nothingShed,
  }
  const assets = {
    version: 'bench',
    script: '',
    fontsOf: () => [],
    stylesOf: () => [],
    moduleOf: () => '',
    modulesOf: () => [],
  }
  const app = await build({
    settings,
    pool,
    directUrl,
    render: async () => ({}) as never,
    assets,
  })
  await measure((url) =>
    app.inject({ url, headers: { host: 'localhost', accept: 'application/json', cookie } }),
  )
  await app.close()
})

async function measure(ask: (url: string) => Promise<{ statusCode: number; json(): { totalDocs: number } }>) {
  const all: number[] = []
  console.log(`${applicants} applicants\n${'query'.padEnd(32)}found   p50 ms  p95 ms`)
  for (const question of questions) {
    const times: number[] = []
    let found = 0
    for (let round = -5; round < rounds; round++) {
      const start = performance.now()
      const answer = await ask(`/employer/applicants${question}`)
      if (round >= 0) times.push(performance.now() - start)
      if (answer.statusCode !== 200) throw new Error(`${question}: ${answer.statusCode}`)
      found = answer.json().totalDocs
    }
    all.push(...times)
    console.log(`${question.padEnd(32)}${String(found).padEnd(8)}${at(times, 0.5)}    ${at(times, 0.95)}`)
  }
  console.log(JSON.stringify({ bench: 'applicants', applicants, p50: at(all, 0.5), p95: at(all, 0.95) }))
}

function at(times: number[], share: number): number {
  const slowest = times.length - 1
  const time = times.toSorted((a, b) => a - b)[Math.min(slowest, Math.floor(times.length * share))]!
  return Math.round(time * 10) / 10
}

/** An employer with 200 jobs and all these applicants, each person once. @returns the session of its manager */
async function addScene(db: Db): Promise<string> {
  await addSite(db)
  const { id: employer } = await db
    .insertInto('employers')
    .values({ name: 'Harbor Health', slug: 'harbor-health' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into jobs (id, employer_id, reference, title, description, posted_at)
    select uuid_v7(), ${employer}, 'J-' || n, 'Nurse ' || n, '<p>Care.</p>', now() from generate_series(1, 200) n`.execute(
    db,
  )
  await sql`insert into users (email, first_name, last_name, activated_at)
    select 'person' || n || '@example.org', 'Person', 'Number' || n, now() from generate_series(1, ${applicants}::int) n`.execute(
    db,
  )
  await sql`insert into applications (user_id, job_id, employer_id, status, applied_by, applied_at)
    select u.id, j.id, ${employer}, 'APPLIED', 'here', now() - make_interval(mins => u.n::int)
    from (select id, row_number() over () as n from users) u
    join (select id, row_number() over () as n from jobs) j on j.n = 1 + u.n % 200`.execute(db)
  await sql`insert into applicants (application_id, employer_id, job_id, user_id, applied_at, status, score, factors)
    select id, employer_id, job_id, user_id, applied_at, (array['APPLIED','APPLIED','APPLIED','INTERVIEWING','OFFERED','HIRED',
      'NOTSELECTED','NOTSELECTED'])[1 + floor(random() * 8)::int], random() * 100, '{}' from applications`.execute(
    db,
  )
  const { id: manager } = await db
    .insertInto('users')
    .values({ email: 'priya@example.org', first_name: 'Priya', last_name: 'Raman', activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('employer_members')
    .values({ employer_id: employer, user_id: manager, is_owner: true })
    .execute()
  await sql`vacuum analyze`.execute(db)
  return beginSession(db, manager)
}
