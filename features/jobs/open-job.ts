import type { ScopedSite } from '#features/job-cards/schema.ts'
import type { JobQuiz } from '#features/questions/schema.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import { jobWithEmployer } from './job.ts'
import { applyBy } from './job-page.ts'

/** An open job for applying, with only the application method that the job or its employer prefers. */
export type OpenJob = {
  id: string
  title: string
  reference: string
  employerId: string
  /** http or https */
  applyUrl: string | null
  applyEmail: string | null
  /** people apply on this site */
  applyHere: boolean
  /** questions to answer when applying */
  quiz: JobQuiz | null
}

/** @returns null when it has ended, or this site shows no such job and it is not the viewer's either */
export async function openJob(
  db: Db,
  id: string,
  site: ScopedSite,
  viewer: Person = null,
): Promise<OpenJob | null> {
  const row = await jobWithEmployer(db, id, site, viewer)
  if (!row || row.isGone) return null
  const apply = applyBy(row)
  return {
    id: row.id,
    title: row.title,
    reference: row.reference,
    employerId: row.employer_id,
    applyUrl: apply?.kind === 'link' ? apply.href : null,
    applyEmail: apply?.kind === 'email' ? apply.address : null,
    applyHere: apply?.kind === 'here',
    quiz: row.quiz as JobQuiz | null,
  }
}
