import { shareMet } from '../../reading/head.ts'
import { xmlRecords } from '../../reading/xml.ts'
import type { Dialect } from '../dialect.ts'

const root = 'jobs/job'

/** A snapshot: the whole stock of jobs each time, without expiry dates. */
export const jobG8: Dialect = {
  name: 'jobg8',
  label: 'JobG8 XML',
  detect: (head) =>
    shareMet(head, root, ['advertisername', 'senderreference', 'position', 'classification']) >= 0.5
      ? 0.96
      : 0,
  records: (text, _, notes) => xmlRecords(text, [root], notes),
  mapping: {
    reference: ['SenderReference', 'DisplayReference'],
    title: ['Position'],
    description: ['Description'],
    applyUrl: ['ApplicationURL'],
    applyEmail: ['ApplicationEmail', 'ContactEmail'],
    company: ['AdvertiserName'],
    logo: ['AdvertiserLogo', 'LogoURL'],
    place: ['Location'],
    state: ['Area'],
    zip: ['PostCode'],
    country: ['Country'],
    category: ['Classification', 'SubClassification'],
    type: ['WorkHours', 'EmploymentType'],
    wageMin: ['SalaryMinimum', 'PayMinimum', 'PayAmount'],
    wageMax: ['SalaryMaximum', 'PayMaximum'],
    wageUnit: ['SalaryPeriod', 'PayPeriod'],
    wage: ['Salary', 'SalaryAdditional', 'PayAdditional'],
    currency: ['SalaryCurrency', 'PayCurrency', 'Currency'],
    posted: ['StartDate', 'PostedDate'],
    facts: {
      Reference: ['DisplayReference'],
      Languages: ['Language'],
      'Work permit': ['VisaRequired'],
      Contract: ['Duration'],
      Contact: ['ContactName'],
      'Advertised by': ['AdvertiserType'],
    },
    aside: { 'a switch of the source': ['@Action', 'JobType', 'JobSource'] },
    dateOrder: 'day first',
  },
}
