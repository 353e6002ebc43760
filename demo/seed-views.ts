import { sql } from 'kysely'
import { bringJobViews } from '#features/jobs/index.ts'
import type { Db } from '#lib/db.ts'
import { seeded } from './seeded.ts'

const days = 84

/** How often the jobs of employers with people on the site were opened, for twelve weeks: on workdays more. */
export async function seedViews(db: Db): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .leftJoin('applicants', 'applicants.job_id', 'jobs.id')
    .select('jobs.id')
    // People applied to some of them before a feed gave them another date.
    .select(sql<Date>`least(jobs.posted_at, min(applicants.applied_at))`.as('since'))
    .where('jobs.employer_id', 'in', db.selectFrom('employer_members').select('employer_id'))
    .where('expired_at', 'is', null)
    .groupBy('jobs.id')
    .execute()
  const today = Date.now()
  await bringJobViews(
    db,
    jobs.flatMap(({ id, since }) => {
      const chance = seeded(`views of ${id}`)
      const usual = chance.between(1, 6)
      return Array.from({ length: days }, (_, ago) => new Date(today - ago * 86_400_000))
        .filter((day) => day >= since)
        .map((day) => ({ id, day, views: chance.between(0, day.getUTCDay() % 6 === 0 ? 2 : usual) }))
        .filter(({ views }) => views > 0)
    }),
  )
}
