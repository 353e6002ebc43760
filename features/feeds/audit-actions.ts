import type { AuditActions, Facts } from '#lib/audit/actions.ts'

const ofEmployer = (employer: Facts[string] | undefined) => (employer ? ` of ${employer}` : '')
const jobsOf = (jobs: Facts[string] | undefined) => (jobs === 1 ? '1 job' : `${Number(jobs ?? 0)} jobs`)

export const feedActions: AuditActions = {
  'feed.add': { label: 'Added a feed', says: ({ employer }) => `added the feed {to}${ofEmployer(employer)}` },
  'feed.run': {
    label: 'Ran a feed',
    says: ({ employer, confirm }) =>
      `ran the feed {to}${ofEmployer(employer)}${confirm === true ? ', confirming that it became so small' : ''}`,
  },
  'feed.map': {
    label: 'Corrected the mapping of a feed',
    says: ({ employer }) => `corrected the mapping of the feed {to}${ofEmployer(employer)}`,
  },
  'feed.pause': {
    label: 'Paused a feed',
    says: ({ employer }) => `paused the feed {to}${ofEmployer(employer)}`,
  },
  'feed.resume': {
    label: 'Resumed a feed',
    says: ({ employer }) => `resumed the feed {to}${ofEmployer(employer)}`,
  },
  'feed.remove': {
    label: 'Removed a feed',
    says: ({ employer, jobs }) => `removed the feed {to}${ofEmployer(employer)} with ${jobsOf(jobs)}`,
  },
}
