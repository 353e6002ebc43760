import { numeric } from '#features/job-cards/index.ts'
import { benefitLabels } from '#spec/benefits.ts'
import type { JobType, WageUnit } from '#spec/lists.ts'
import type { FullRow } from './job.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const employmentTypes: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
  Apprenticeship: 'OTHER',
  Seasonal: 'TEMPORARY',
  Volunteer: 'VOLUNTEER',
  'Per diem': 'PER_DIEM',
}
const units: Record<WageUnit, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

type Around = { canonical: string; origin: string; text: string; occupation: string | null }

/** A job as schema.org's JobPosting; null when it lacks what search engines insist on, or has ended. */
export function postingOf(row: FullRow, { canonical, origin, text, occupation }: Around): object | null {
  const isPlaced = row.city !== null || row.state !== null
  if (row.isGone || !text || (!isPlaced && !row.is_remote)) return null
  const country = { '@type': 'Country', name: row.country }
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: row.title,
    description: row.description,
    datePosted: row.posted_at.toISOString(),
    ...(row.expires_at && !row.never_expire_jobs && { validThrough: row.expires_at.toISOString() }),
    url: canonical,
    identifier: { '@type': 'PropertyValue', name: row.employer_name, value: row.reference },
    hiringOrganization: organization(row, origin),
    ...(isPlaced && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          ...(row.address && { streetAddress: row.address }),
          ...(row.city && { addressLocality: row.city }),
          ...(row.state && { addressRegion: row.state }),
          ...(row.zip && { postalCode: row.zip }),
          addressCountry: row.country,
        },
      },
    }),
    ...(row.is_remote && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }),
    ...(row.type && { employmentType: employmentTypes[row.type as JobType] ?? 'OTHER' }),
    ...salary(row),
    ...(occupation && { occupationalCategory: occupation }),
    ...(row.clearance && row.clearance !== 'None' && { securityClearanceRequirement: row.clearance }),
    directApply: row.apply_here || (row.apply_email !== null && row.apply_url === null),
    ...(row.benefits.length > 0 && { jobBenefits: benefitLabels(row.benefits).join(', ') }),
  }
}

function organization(row: FullRow, origin: string): object {
  if (row.feed_employer) return { '@type': 'Organization', name: row.feed_employer }
  return {
    '@type': 'Organization',
    name: row.employer_name,
    ...(row.employer_url && { sameAs: row.employer_url }),
    ...(row.employer_logo && { logo: new URL(row.employer_logo, origin).href }),
  }
}

function salary(row: FullRow): object {
  const [minValue, maxValue] = [numeric(row.wage_min), numeric(row.wage_max)]
  if ((minValue === null && maxValue === null) || !row.wage_unit) return {}
  const range =
    minValue !== null && maxValue !== null && minValue !== maxValue
      ? { minValue, maxValue }
      : { value: minValue ?? maxValue }
  const value = { '@type': 'QuantitativeValue', ...range, unitText: units[row.wage_unit as WageUnit] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: row.currency, value } }
}
