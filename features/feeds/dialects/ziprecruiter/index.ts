import { met } from '../../reading/head.ts'
import type { Dialect } from '../dialect.ts'
import { indeed, rootIn } from '../indeed/index.ts'

const own = [
  'compensation_min',
  'compensation_max',
  'compensation_interval',
  'traffic_boost',
  'interview_json',
]

/** Indeed's form with pay in separate fields. */
export const zipRecruiter: Dialect = {
  ...indeed,
  name: 'ziprecruiter',
  label: 'ZipRecruiter XML',
  detect: (head) => {
    const root = rootIn(head)
    if (!root) return 0
    return own.some((name) => met(head, `${root}/${name}`)) || /ziprecruiter/i.test(head.text.slice(0, 2000))
      ? 0.95
      : 0
  },
  mapping: {
    ...indeed.mapping,
    type: ['job_type', 'jobtype'],
    wageMin: ['compensation_min'],
    wageMax: ['compensation_max'],
    wageUnit: ['compensation_interval'],
    currency: ['compensation_currency'],
    aside: { ...indeed.mapping.aside, 'a bid': ['traffic_boost'], 'for machines': ['interview_json'] },
  },
}
