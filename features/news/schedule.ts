import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'

/** The moments at which scheduled articles appear, so that cached pages do not outlive them. */
export async function publishingSchedule(db: Db) {
  let upcoming: number[] = []
  let turn = 0
  /** Reads them again; call it when an article or a time zone changed, and drop cached pages after. */
  async function refresh(): Promise<void> {
    const mine = ++turn
    const moments = await momentsAfter(db, new Date())
    if (mine === turn) upcoming = moments
  }
  await refresh()
  return {
    refresh,
    /** Whether an article has appeared since this was asked last. */
    isDue(): boolean {
      if (upcoming.length === 0 || Date.now() < upcoming[0]!) return false
      upcoming = upcoming.filter((moment) => moment > Date.now())
      return true
    },
  }
}

/** The beginnings of the dates of scheduled articles, in every time zone in use. */
async function momentsAfter(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ moment: Date }>`
    select distinct publish_date::timestamp at time zone time_zone as moment
    from (select distinct publish_date from pages where type = 'article' and publish_date >= ${now}::date - 1) dates,
      (select distinct time_zone from themes) zones
    where publish_date::timestamp at time zone time_zone > ${now}
    order by moment`.execute(db)
  return rows.map(({ moment }) => moment.getTime())
}
