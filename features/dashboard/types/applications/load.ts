import { z } from 'zod'
import { applicationsOf } from '#features/applications/index.ts'
import { recommendedPanel } from '#spec/limits.ts'
import { type ApplicationStatus, applicationStatuses } from '#spec/lists.ts'
import { moduleType } from '../model.ts'

export type ApplicationsData = {
  total: number
  /** how many are at each stage, in the order of the stages */
  stages: { label: string; count: number }[]
  rows: {
    id: string
    title: string
    href: string
    employer: string
    logo: string | null
    status: string
    nextStepOn: string | null
  }[]
}

const stages = ['INTERESTED', 'APPLIED', 'INTERVIEWING', 'OFFERED'] as const satisfies ApplicationStatus[]
const over: ApplicationStatus[] = ['HIRED', 'NOTSELECTED']
const labelOf = (status: ApplicationStatus) =>
  applicationStatuses.find(({ value }) => value === status)!.label

/** The person's own applications: how many at each stage, and those that move next. */
export const jobApplicationsTracking = moduleType({
  type: 'jobApplicationsTracking',
  label: 'Job applications',
  dashboards: ['User'],
  options: z.object({}),
  async load({ db, viewer }): Promise<ApplicationsData> {
    const all = await applicationsOf(db, viewer)
    const open = all.filter(({ status, job }) => !over.includes(status) && !job.isGone)
    const soonest = open.sort((one, other) =>
      (one.nextStepOn ?? never).localeCompare(other.nextStepOn ?? never),
    )
    return {
      total: all.length,
      stages: stages.map((stage) => ({
        label: labelOf(stage),
        count: all.filter(({ status }) => status === stage).length,
      })),
      rows: soonest.slice(0, recommendedPanel.shown).map(({ id, job, status, nextStepOn }) => ({
        id,
        title: job.title,
        href: job.href,
        employer: job.feedEmployer ?? job.employer.name,
        logo: job.employer.logo,
        status: labelOf(status),
        nextStepOn,
      })),
    }
  },
})

const never = '9999-12-31'
