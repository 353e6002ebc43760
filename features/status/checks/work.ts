import { sql } from 'kysely'
import { isLive } from '#lib/instance.ts'
import { runnersClass } from '#lib/queue/alive.ts'
import { type Check, well } from '../fact.ts'

const late = { watch: 5, broken: 30 } as const

export const worker: Check = {
  key: 'worker',
  name: 'Background work',
  async look({ db, settings }) {
    const { rows } = await sql<{ waiting: number; minutes: number; awake: number }>`
      select (select count(*) from graphile_worker.jobs where attempts < max_attempts and run_at <= now()) as waiting,
        (select coalesce(extract(epoch from now() - min(run_at)) / 60, 0) from graphile_worker.jobs
          where attempts = 0 and locked_at is null and run_at <= now()) as minutes,
        (select count(distinct pid) from pg_locks where locktype = 'advisory' and classid = ${runnersClass}::int::oid
          and database = (select oid from pg_database where datname = current_database())) as awake`.execute(
      db,
    )
    const { waiting, minutes, awake } = rows[0]!
    const detail = `${waiting} tasks waiting, ${awake} ${awake === 1 ? 'worker' : 'workers'} awake.`
    if (!(await isLive(db, settings))) return well('Paused, as it should be in a copy.', detail)
    if (!awake)
      return {
        level: 'broken',
        says: 'Nobody does the background work.',
        detail,
        notice: 'No email goes out, no job feed is read, no reminder is sent. It is made up for later.',
        steps: ['Start the server, or where WORKER=apart is set, "npm run worker" beside it.'],
      }
    if (minutes < late.watch) return well('Nothing waits for long.', detail)
    return {
      level: minutes < late.broken ? 'watch' : 'broken',
      says: `The oldest task has waited for ${Math.round(minutes)} minutes.`,
      detail,
      notice: 'Email and new jobs come late. Nothing is lost.',
      steps: [
        'If it does not get less within an hour, start a further "npm run worker", and look into the log.',
      ],
    }
  },
}

const hours = { watch: 26, broken: 72 } as const

export const backup: Check = {
  key: 'backup',
  name: 'Backup',
  async look({ db, settings }) {
    const last = await db
      .selectFrom('backups')
      .select(['name', 'bytes', sql<number>`extract(epoch from now() - completed_at) / 3600`.as('age')])
      .orderBy('completed_at', 'desc')
      .executeTakeFirst()
    const age = last?.age ?? Number.POSITIVE_INFINITY
    const detail = last && `${last.name}, ${(Number(last.bytes) / 1e6).toFixed(1)} MB.`
    const said = last ? `The last one was ${hoursText(age)} ago.` : 'There is no backup.'
    if (age < hours.watch) return well(said, detail)
    if (!settings.production && !last) return well('There is none, which is fine in development.')
    return {
      level: age < hours.broken ? 'watch' : 'broken',
      says: said,
      ...(detail && { detail }),
      notice: 'Nothing, until the day the server is lost.',
      steps: [
        'On the server: npm run backup -- --to FOLDER --keep 14, into a folder on another disk or machine, or s3://BUCKET/PREFIX.',
        'Have it run each night (docs/operations.md), and try it with "npm run restore -- --verify".',
      ],
    }
  },
}

const hoursText = (age: number) =>
  age < 1 ? 'less than an hour' : age < 48 ? `${Math.round(age)} hours` : `${Math.round(age / 24)} days`

export const feeds: Check = {
  key: 'feeds',
  name: 'Job feeds',
  async look({ db }) {
    const { rows } = await sql<{ all: number; failed: number }>`
      select count(*) as all, count(*) filter (where success is false) as failed from feeds f
      left join lateral (select success from feed_runs r where r.feed_id = f.id and r.finished_at is not null
        order by started_at desc limit 1) last on true`.execute(db)
    const { all, failed } = rows[0]!
    if (!failed) return well(all ? `All ${all} bring their jobs.` : 'There are none.')
    return {
      level: 'watch',
      says: `${failed} of ${all} brought no jobs the last time.`,
      notice: 'New jobs of these employers are missing. Those from before are still there.',
      steps: ['Open /admin/feeds: it says why. Write to the employer where the address has changed.'],
    }
  },
}
