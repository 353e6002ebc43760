import type { Fields } from '../../fields.ts'
import { type Head, met } from '../../reading/head.ts'
import { postingsInPage } from '../../reading/html-page.ts'
import { flatten, jsonRecords } from '../../reading/json.ts'
import type { Dialect } from '../dialect.ts'

/** schema.org JobPosting, as a document of its own or inside a web page. */
export const jsonLd: Dialect = {
  name: 'json-ld',
  label: 'schema.org JobPosting',
  detect: (head) => {
    if (head.format === 'html') return 0.9
    return head.format === 'json' && /"JobPosting"/.test(head.text) ? 0.96 : 0
  },
  records: (text, head) =>
    head.format === 'html' ? postingsInPage(text, flatten) : withoutPrefix(jsonRecords(text, selector(head))),
  mapping: {
    reference: ['identifier.value', 'identifier', '@id', 'url'],
    title: ['title', 'name'],
    description: ['description'],
    applyUrl: ['url', 'sameAs', 'mainEntityOfPage'],
    applyEmail: ['applicationContact.email'],
    company: ['hiringOrganization.name', 'hiringOrganization'],
    companyUrl: ['hiringOrganization.sameAs', 'hiringOrganization.url'],
    logo: ['hiringOrganization.logo', 'hiringOrganization.logo.url'],
    agency: ['hiringOrganization.parentOrganization.name'],
    subagency: ['hiringOrganization.department.name'],
    address: ['jobLocation.address.streetAddress'],
    city: ['jobLocation.address.addressLocality'],
    state: ['jobLocation.address.addressRegion'],
    zip: ['jobLocation.address.postalCode'],
    country: ['jobLocation.address.addressCountry.name', 'jobLocation.address.addressCountry'],
    place: ['jobLocation.address', 'jobLocation.name', 'jobLocation'],
    lat: ['jobLocation.geo.latitude', 'jobLocation.latitude'],
    lon: ['jobLocation.geo.longitude', 'jobLocation.longitude'],
    workplace: ['jobLocationType'],
    type: ['employmentType'],
    level: ['experienceRequirements', 'experienceRequirements.monthsOfExperience'],
    category: ['occupationalCategory', 'industry'],
    wageMin: [
      'baseSalary.value.minValue',
      'baseSalary.minValue',
      'baseSalary.value.value',
      'baseSalary.value',
    ],
    wageMax: ['baseSalary.value.maxValue', 'baseSalary.maxValue'],
    wageUnit: ['baseSalary.value.unitText', 'baseSalary.unitText'],
    currency: ['baseSalary.currency', 'salaryCurrency'],
    posted: ['datePosted'],
    expires: ['validThrough'],
    clearance: ['securityClearanceRequirement'],
    sections: {
      Responsibilities: ['responsibilities'],
      Qualifications: ['qualifications'],
      Skills: ['skills'],
      Benefits: ['jobBenefits', 'incentiveCompensation'],
    },
    facts: {
      Education: ['educationRequirements', 'educationRequirements.credentialCategory'],
      Hours: ['workHours'],
      Openings: ['totalJobOpenings'],
      'Start date': ['jobStartDate', 'jobImmediateStart'],
      Area: ['applicantLocationRequirements.name', 'applicantLocationRequirements'],
      'Special commitments': ['specialCommitments'],
    },
    aside: {
      'the name of the source': ['identifier.name'],
      'for machines': ['directApply', '@context', '@type'],
    },
  },
}

function selector(head: Head): string {
  if (met(head, '@graph')) return '$.@graph.*'
  if (met(head, 'itemlistelement/item')) return '$.itemListElement.*'
  return head.text.trimStart().startsWith('[') ? '$.*' : '$'
}

/** Types of parts (`baseSalary.@type`) do not describe the job, and list items are inside `item`. */
async function* withoutPrefix(batches: AsyncIterable<Fields[]>): AsyncGenerator<Fields[]> {
  for await (const records of batches) yield records.map(posting).filter((fields) => fields !== null)
}

function posting(fields: Fields): Fields | null {
  const item = fields.has('item.@type')
    ? new Map([...fields].map(([path, values]) => [path.replace(/^item\./, ''), values]))
    : fields
  const type = item.get('@type')
  if (type && !type.includes('JobPosting')) return null
  for (const path of [...item.keys()]) if (path.endsWith('.@type')) item.delete(path)
  return item
}
