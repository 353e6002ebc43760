import { type Head, met, shareMet } from '../../reading/head.ts'
import { xmlRecords } from '../../reading/xml.ts'
import type { Dialect } from '../dialect.ts'

/** The three places where feeds of Indeed's family keep their jobs. */
export const indeedRoots = ['source/job', 'source/jobs/job', 'jobs/job'] as const

export const rootIn = (head: Head): string | undefined => indeedRoots.find((root) => met(head, root))

const names = ['title', 'referencenumber', 'url', 'company', 'city', 'date', 'description', 'jobtype']

export const indeed: Dialect = {
  name: 'indeed',
  label: 'Indeed XML',
  detect: (head) => {
    const root = rootIn(head)
    const share = root ? shareMet(head, root, names) : 0
    return share >= 0.5 ? 0.5 + share * 0.4 : 0
  },
  records: (text, _, notes) => xmlRecords(text, indeedRoots, notes),
  mapping: {
    reference: ['referencenumber'],
    title: ['title'],
    description: ['description'],
    applyUrl: ['url'],
    applyEmail: ['email'],
    company: ['company'],
    address: ['streetaddress'],
    city: ['city'],
    state: ['state'],
    zip: ['postalcode'],
    country: ['country'],
    wage: ['salary'],
    type: ['jobtype'],
    level: ['experience'],
    category: ['category'],
    workplace: ['remotetype'],
    posted: ['date'],
    expires: ['expirationdate'],
    facts: { Reference: ['requisitionid'], Education: ['education'] },
    aside: { 'the name of the source': ['sourcename'] },
  },
}
