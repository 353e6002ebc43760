import { categoryNames } from '../categories.ts'
import { dollars } from '../jobs/wording.ts'
import type { DemoJob } from '../jobs.ts'

export const categoryLabels = (job: DemoJob): string[] => job.categories.map((id) => categoryNames[id]!)

/** '$24.50 - $31.00 per hour', or null. */
export const salary = ({ wage }: DemoJob): string | null =>
  wage && `${dollars(wage.min, wage.unit)} - ${dollars(wage.max, wage.unit)} per ${wage.unit}`

export const yesNo = (value: boolean): string => (value ? 'yes' : 'no')
export const day = (date: Date): string => date.toISOString().slice(0, 10)
export const dayFirst = (date: Date): string => day(date).split('-').reverse().join('/')
export const rfc822 = (date: Date): string => date.toUTCString()

/** What our boards add to dialects that have no words for it; nothing where there is nothing to say. */
export const publicFacts = (job: DemoJob) => ({
  source_kind: job.source,
  agency: job.agency,
  subagency: job.subagency,
  competitive: job.source ? yesNo(job.isCompetitive) : null,
  volunteer: job.isVolunteer ? 'yes' : null,
  clearance: job.clearance,
})
