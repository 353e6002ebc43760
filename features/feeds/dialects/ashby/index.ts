import { met, shareMet } from '../../reading/head.ts'
import { jsonRecords } from '../../reading/json.ts'
import type { Dialect } from '../dialect.ts'

const pay = 'compensation.summaryComponents'

export const ashby: Dialect = {
  name: 'ashby',
  label: 'Ashby',
  detect: (head) => {
    const share = shareMet(head, 'jobs', [
      'joburl',
      'employmenttype',
      'publishedat',
      'islisted',
      'descriptionhtml',
    ])
    return share >= 0.6 ? (met(head, 'apiversion') ? 0.97 : 0.9) : 0
  },
  records: (text) => jsonRecords(text, '$.jobs.*'),
  mapping: {
    reference: ['id'],
    title: ['title'],
    description: ['descriptionHtml', 'descriptionPlain'],
    applyUrl: ['applyUrl', 'jobUrl'],
    place: ['location', 'secondaryLocations.location'],
    city: ['address.postalAddress.addressLocality'],
    state: ['address.postalAddress.addressRegion'],
    zip: ['address.postalAddress.postalCode'],
    country: ['address.postalAddress.addressCountry'],
    workplace: ['workplaceType'],
    remote: ['isRemote'],
    type: ['employmentType'],
    category: ['department', 'team'],
    posted: ['publishedAt'],
    updated: ['updatedAt'],
    wageMin: [`${pay}.minValue`],
    wageMax: [`${pay}.maxValue`],
    wageUnit: [`${pay}.interval`],
    currency: [`${pay}.currencyCode`],
    wage: ['compensation.compensationTierSummary', 'compensation.scrapeableCompensationSalarySummary'],
    facts: { Pay: [`${pay}.compensationType`] },
    aside: { 'a switch of the source': ['isListed', 'shouldDisplayCompensationOnJobPostings'] },
  },
}
