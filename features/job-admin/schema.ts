import { z } from 'zod'
import { ids } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import { jobAdminMessages } from './messages.ts'

export const jobSorts = ['-posted', 'posted', 'title', '-title', '-applicants', 'expires'] as const

/** Which jobs of an employer. Nonsense is ignored, so that old links keep working. */
export const JobQuery = z.object({
  employer: z.union([z.uuid(), z.literal('')]).catch(''),
  /** part of the title or the reference */
  q: searchText,
  state: z.enum(['', 'open', 'closed']).catch(''),
  /** where it came from */
  source: z.enum(['', 'feed', 'hand']).catch(''),
  promoted: z.enum(['', 'yes']).catch(''),
  sort: z.enum(jobSorts).catch('-posted'),
  ...paged(25),
})
export type JobQuery = z.output<typeof JobQuery>

export const Chosen = z.object({
  jobs: ids(100).refine((chosen) => chosen.length > 0, jobAdminMessages.noneChosen),
})

export type JobRow = {
  id: string
  title: string
  href: string
  reference: string
  /** 'Norfolk, VA', or Remote */
  place: string | null
  isOpen: boolean
  isPaused: boolean
  source: 'feed' | 'hand'
  postedAt: string
  expiresAt: string | null
  promotedUntil: string | null
  applicants: number
  /** how many people saved it */
  favorites: number
  /** how often people opened it */
  views: number
}

/** The props of job-admin/list. */
export type JobList = JobQuery & {
  company: { id: string; name: string; promotionCredits: number; neverExpireJobs: boolean }
  jobs: JobRow[]
  totalDocs: number
  counts: { all: number; open: number; closed: number }
  isStaff: boolean
}
