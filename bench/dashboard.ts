// npm run bench:dashboard -- --jobs 300000: a member's dashboard with a module of every type, whole and by itself.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadCatalog } from '#catalog/load.ts'
import { addModule } from '#features/dashboard/index.ts'
import { ModuleForm } from '#features/dashboard/schema.ts'
import { showModule, showModules } from '#features/dashboard/show.ts'
import { moduleTypes } from '#features/dashboard/types/list.ts'
import { searchInThreads } from '#features/job-search/index.ts'
import { modulesFor } from '#features/module-audience/index.ts'
import { profileForSearch } from '#features/profiles/index.ts'
import { siteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { openLog } from '#lib/log.ts'
import { person } from '#test/person.ts'
import { readSettings } from '../config.ts'
import { withDatabase } from './database.ts'
import { addEmployers, addJobs, makeJobs, material } from './search/jobs.ts'
import { addSite } from './site.ts'

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '300000' } } })
const jobs = Number(values.jobs)
const rounds = 60

/** What staff set for types that ask for something. Feeds of other hosts are not measured: their time is not ours. */
const options: Record<string, object> = {
  info: { text: 'Bring your questions.' },
  jobsByLocation: { location: '10001' },
}
const remote = ['rssFeed', 'calendar']

let queries = 0
const query = pg.Client.prototype.query
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  // The beginning and the end of a transaction are no questions.
  if (!/^(begin|commit)/.test(String((given[0] as { text?: string })?.text ?? given[0]))) queries++
  return (query as (...all: unknown[]) => unknown).apply(this, given)
} as typeof query

await withDatabase({ connections: 20 }, async ({ db, pool }) => {
  await loadCatalog(pool)
  await measure(db)
})

async function measure(db: Db) {
  const employer = await fill(db)
  const theme = await addSite(db)
  const row = await db.selectFrom('themes').selectAll().where('id', '=', theme).executeTakeFirstOrThrow()
  const site = siteOf(row, 'localhost')
  const viewer = person({ id: await addMedic(db, theme) })
  for (const { type, dashboards } of moduleTypes) {
    if (!dashboards.includes('User') || remote.includes(type)) continue
    const asked = type === 'jobsByEmployer' ? { employer } : options[type]
    await addModule(db, ModuleForm.parse({ title: type, type, options: asked ?? {}, showInAllThemes: true }))
  }
  const log = openLog('error')
  // As the server does.
  searchInThreads(readSettings({ SECRET: 'bench'.repeat(8) }).searchThreads)
  const whole = async () => {
    const [profile, rows] = await Promise.all([
      profileForSearch(db, viewer.id),
      modulesFor(db, site.id, viewer.id, 'User'),
    ])
    return {
      rows,
      profile,
      shown: await showModules({ db, viewer, site, profile, origin: 'http://localhost' }, rows, [], log),
    }
  }
  const { rows, profile, shown } = await whole()
  const states = shown.map(({ type, state }) => `${type} ${state}`)
  console.error(states.filter((one) => !one.endsWith('ready')).join('\n') || 'every module is ready')
  console.log(`${'module'.padEnd(30)}queries   median ms      CPU ms`)
  for (const module of rows) {
    const one = await timed(
      () => showModule({ db, viewer, site, profile, origin: 'http://localhost' }, module, log),
      15,
    )
    console.log(
      `${module.type.padEnd(30)}${String(one.queries).padStart(7)}${one.p50.toFixed(1).padStart(12)}${one.cpuMs.toFixed(1).padStart(12)}`,
    )
  }
  const { queries: all, ...took } = await timed(whole, rounds)
  console.log(JSON.stringify({ jobs, modules: shown.length, ...took, queries: all }))
}

async function timed(work: () => Promise<unknown>, times: number) {
  for (let i = 0; i < 5; i++) await work()
  const took: number[] = []
  queries = 0
  const cpu = process.cpuUsage()
  for (let i = 0; i < times; i++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(cpu)
  took.sort((a, b) => a - b)
  const at = (share: number) => Number(took[Math.floor(share * (times - 1))]!.toFixed(1))
  const cpuMs = Number(((user + system) / 1000 / times).toFixed(1))
  return { p50: at(0.5), p95: at(0.95), queries: Math.round(queries / times), cpuMs }
}

/** A medic of the Army in New York, who has filled in everything. */
async function addMedic(db: Db, theme: string): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ email: 'maria@example.org', first_name: 'Maria', last_name: 'Ortiz', source_theme_id: theme })
    .returning('id')
    .executeTakeFirstOrThrow()
  const profile = { zip: '10001', state: 'NY', is_veteran: true, security_clearance: 'Secret' }
  await db
    .insertInto('profiles')
    .values({ user_id: id, ...profile, job_interests: ['healthcare', 'fire-emergency-services'] })
    .execute()
  const medic = { corps_id: 'army', rank_id: 'army-e-5-sgt', occupation_id: 'army-68w-enlisted' }
  await db
    .insertInto('service_records')
    .values({ user_id: id, position: 0, ...medic, from_year: 2016, to_year: 2022 })
    .execute()
  return id
}

/** @returns one of the employers */
async function fill(db: Db): Promise<string> {
  const employers = await addEmployers(db, 200)
  await addJobs(db, employers, makeJobs(await material(db), jobs, Date.now()))
  return employers[0]!
}
