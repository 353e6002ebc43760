import { applicationsOf } from '#features/applications/index.ts'
import { completionOfPerson } from '#features/profiles/index.ts'
import { openRecommendations } from '#features/recommendations/index.ts'
import { savedSearches } from '#features/saved-searches/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { nextStep } from './next-step.ts'
import type { NextStep } from './schema.ts'

const over: string[] = ['HIRED', 'NOTSELECTED']

/** A person's first name, and what helps them most now. */
export async function welcomeOf(
  db: Db,
  site: Site,
  viewer: NonNullable<Person>,
): Promise<{ firstName: string; next: NextStep | null }> {
  const [{ firstName, completion }, applications, recommended, searches] = await Promise.all([
    completionOfPerson(db, viewer.id),
    applicationsOf(db, viewer),
    openRecommendations(db, viewer.id),
    savedSearches(db, viewer.id),
  ])
  const open = applications.filter(({ status, job }) => !over.includes(status) && !job.isGone)
  const known = {
    completion,
    recommended,
    searches,
    hasSearch: site.applications.search === true,
    applications: open.map(({ job, nextStepOn }) => ({ title: job.title, nextStepOn })),
  }
  return { firstName, next: nextStep(viewer.id, known, new Date()) }
}
