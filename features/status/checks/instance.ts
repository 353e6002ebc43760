import { sql } from 'kysely'
import { movedMarker } from '#lib/backup/marker.ts'
import type { Db } from '#lib/db.ts'
import { isLive } from '#lib/instance.ts'
import { type Check, well } from '../fact.ts'

export const instance: Check = {
  key: 'instance',
  name: 'Live or a copy',
  async look({ db, settings }) {
    if (await isLive(db, settings)) return well('The live database is running normally.')
    const moved = await movedTo(db)
    if (moved)
      return {
        level: 'broken',
        says: 'The database was moved. These processes still use the one of before, which takes no changes.',
        detail: `It is at ${moved} now.`,
        notice: 'Pages can be read. Whoever saves something is asked to try again in a moment.',
        steps: [
          'On the server: set DATABASE_URL and DATABASE_OWNER_URL to the new database (docs/operations.md, Moving).',
          'Then restart all processes: "muster restart", or start them again as you did before.',
        ],
      }
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

/** Where `npm run move:database` has moved this database to; null: it was not moved. */
async function movedTo(db: Db): Promise<string | null> {
  const { rows: found } = await sql<{ is: boolean }>`
    select to_regclass(${`public.${movedMarker}`}) is not null as is`.execute(db)
  if (!found[0]!.is) return null
  const { rows } = await sql<{ address: string }>`select address from ${sql.table(movedMarker)}`.execute(db)
  return rows[0]!.address
}
