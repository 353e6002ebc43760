import type { FilterChip } from '#ui/filter-chips.tsx'
import type { ApplicantList } from '../schema.ts'

export const scoreChoices = [
  { value: '75', label: '75 and more' },
  { value: '50', label: '50 and more' },
  { value: '25', label: '25 and more' },
]

/** What narrows the list; the status has tabs of its own. */
export const chipsOf = ({ q, job, jobs, score, dd214, open }: ApplicantList): FilterChip[] => [
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
  ...(job
    ? [{ label: jobs.find(({ value }) => value === job)?.label ?? 'One job', clears: { job: '' } }]
    : []),
  ...(score ? [{ label: `Score ${score} and more`, clears: { score: '' } }] : []),
  ...(dd214 ? [{ label: 'Service verified', clears: { dd214: '' } }] : []),
  ...(open ? [{ label: 'Open jobs', clears: { open: '' } }] : []),
]
