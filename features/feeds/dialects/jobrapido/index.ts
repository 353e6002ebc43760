import { shareMet } from '../../reading/head.ts'
import type { Dialect } from '../dialect.ts'
import { indeed, rootIn } from '../indeed/index.ts'

/** Indeed's form with `location` for the town and dates with the day first. */
export const jobrapido: Dialect = {
  ...indeed,
  name: 'jobrapido',
  label: 'Jobrapido XML',
  detect: (head) => {
    const root = rootIn(head)
    return root &&
      shareMet(head, root, ['publishdate', 'location', 'expirydate', 'reference_id', 'website']) >= 0.5
      ? 0.95
      : 0
  },
  mapping: {
    ...indeed.mapping,
    reference: ['reference_id', 'referencenumber'],
    city: ['location', 'city'],
    companyUrl: ['website'],
    posted: ['publishdate', 'date'],
    expires: ['expirydate', 'expirationdate'],
    dateOrder: 'day first',
  },
}
