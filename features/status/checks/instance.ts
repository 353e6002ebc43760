import { sql } from 'kysely'
import { isLive } from '#lib/instance.ts'
import { type Check, well } from '../fact.ts'

export const instance: Check = {
  key: 'instance',
  name: 'This copy',
  async look({ db, settings }) {
    if (await isLive(db, settings)) return well('This is the live database, and does its work.')
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from graphile_worker.jobs where attempts < max_attempts`.execute(db)
    return {
      level: 'broken',
      says: 'This is a restored copy: email, payments and feeds are on hold.',
      detail: `${rows[0]!.waiting} tasks wait.`,
      notice: 'No email arrives, no monthly gift is charged, and no new jobs come in.',
      steps: [
        'Find out whether the original still runs. If it does, leave this as it is: it is safe to look around.',
        'If this one replaces it: stop the original, then run "npm run go-live" on the server.',
      ],
    }
  },
}
