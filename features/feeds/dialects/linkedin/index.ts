import { met } from '../../reading/head.ts'
import { inPreamble } from '../../reading/notes.ts'
import type { Dialect } from '../dialect.ts'
import { indeed, rootIn } from '../indeed/index.ts'

export const linkedIn: Dialect = {
  name: 'linkedin',
  label: 'LinkedIn XML',
  detect: (head) => {
    const root = rootIn(head)
    return root && (met(head, `${root}/partnerjobid`) || met(head, 'source/expectedjobcount')) ? 0.97 : 0
  },
  records: indeed.records,
  mapping: {
    reference: ['partnerJobId'],
    title: ['title'],
    description: ['description'],
    applyUrl: ['applyUrl'],
    company: ['company'],
    place: ['location'],
    city: ['city'],
    state: ['state'],
    zip: ['postalCode'],
    country: ['country'],
    workplace: ['workplaceTypes.workplaceType', 'workplaceTypes'],
    remote: ['isRemote'],
    type: ['jobtype'],
    level: ['experienceLevel'],
    category: ['jobFunctions.jobFunction', 'jobFunctions'],
    wageMin: ['salaries.salary.lowEnd.amount', 'salaries.salary.lowEnd'],
    wageMax: ['salaries.salary.highEnd.amount', 'salaries.salary.highEnd'],
    currency: [
      'salaries.salary.highEnd.currencyCode',
      'salaries.salary.lowEnd.currencyCode',
      'salaries.salary.currencyCode',
    ],
    wageUnit: ['salaries.salary.period'],
    posted: ['listDate'],
    expires: ['expirationDate'],
    facts: {
      Skills: ['skills.skill', 'skills'],
      Field: ['industryCodes.industryCode', 'industryCodes'],
      Pay: ['salaries.salary.type'],
      'Other places': ['alternateLocations.location', 'alternateLocations'],
    },
    aside: { 'for machines': ['companyId', 'companyJobCode', 'posterEmail'] },
  },
  expectedJobs: (notes) => Number(inPreamble(notes, 'expectedjobcount')) || null,
}
