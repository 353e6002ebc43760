import { categoryLabels } from '#features/categories/index.ts'
import { briefOf } from '#features/job-cards/index.ts'
import { readQuery, type SearchContext, similarJobs } from '#features/job-search/index.ts'
import { searchUrl } from '#features/job-search/schema.ts'
import type { Db } from '#lib/db.ts'
import { plainText } from '#lib/plain-text.ts'
import { benefitLabels } from '#spec/benefits.ts'
import type { ApplicationStatus, JobSource } from '#spec/lists.ts'
import type { FullRow } from './job.ts'
import { isQuotable } from './model/reference.ts'
import { postingOf } from './posting.ts'
import type { JobPage } from './schema.ts'

const summaryLength = 160
const nowhere = readQuery({})

/** The props of the page jobs/job. @param origin see `homeOf` */
export async function jobPage(
  db: Db,
  row: FullRow,
  { viewer, theme }: SearchContext,
  origin: string,
): Promise<JobPage> {
  const [labels, similar] = await Promise.all([categoryLabels(db), similarJobs(db, row, theme, viewer)])
  const brief = { ...briefOf(row, Date.now() / 1000), favorited: row.favorited }
  const canonical = origin + brief.href
  const text = plainText(row.description)
  return {
    job: {
      ...brief,
      description: row.description,
      employer: {
        ...brief.employer,
        about: row.employer_about,
        url: webAddress(row.employer_url),
        abilityOne: row.ability_one,
        jobsHref: searchUrl(nowhere, { employer: row.employer_id }),
      },
      expiresAt: row.never_expire_jobs ? null : (row.expires_at?.toISOString() ?? null),
      clearance: row.clearance === 'None' ? null : row.clearance,
      address: fullAddress(row),
      categories: row.categories.map((id) => ({
        label: labels.get(id) ?? id,
        href: searchUrl(nowhere, { cat: [id] }),
      })),
      source: row.source as JobSource | null,
      isCompetitive: row.is_competitive,
      isVolunteer: row.is_volunteer,
      reference: row.reference,
      benefits: benefitLabels(row.benefits),
    },
    isShown: row.isShown,
    apply: applyBy(row),
    similar,
    posting: postingOf(row, {
      canonical,
      origin,
      text,
      occupation: row.categories[0] ? (labels.get(row.categories[0]) ?? null) : null,
    }),
    canonical,
    summary:
      text.length > summaryLength ? `${text.slice(0, summaryLength - 1).replace(/\s+\S*$/, '')}…` : text,
    recommendedBy: null,
    application: applicationIn(row),
  }
}

const applicationIn = (row: FullRow): JobPage['application'] =>
  row.application_id === null
    ? null
    : {
        id: row.application_id,
        status: row.application_status as ApplicationStatus,
        appliedAt: row.applied_at?.toISOString() ?? null,
      }

const subjectOf = ({ title, reference }: FullRow) =>
  isQuotable(reference) ? `${title} (${reference})` : title

/** Here, where the job says so; else link or email, as the employer prefers, and the other one if the job lacks it. */
export function applyBy(row: FullRow): JobPage['apply'] {
  if (row.apply_here) return { kind: 'here', href: `/jobs/${row.id}/apply` }
  const address = webAddress(row.apply_url)
  const link = address
    ? ({ kind: 'link', href: address, host: new URL(address).host.replace(/^www\./, '') } as const)
    : null
  const mail = row.apply_email
    ? ({
        kind: 'email',
        address: row.apply_email,
        href: `mailto:${encodeURI(row.apply_email)}?subject=${encodeURIComponent(subjectOf(row))}`,
      } as const)
    : null
  return row.jobg8_apply_type === 'email' ? (mail ?? link) : (link ?? mail)
}

/** Only http and https links are safe to follow. */
function webAddress(url: string | null): string | null {
  return url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null
}

function fullAddress({ address, city, state, zip }: FullRow): string | null {
  const town = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')
  if (address && city && address.includes(city)) return address
  return [address, town].filter(Boolean).join(', ') || null
}
