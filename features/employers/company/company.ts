import type { FastifyRequest } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import { briefOf, briefRows, favorited, shownOn } from '#features/job-cards/index.ts'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { employerMessages } from '../messages.ts'
import { companyHref } from './href.ts'
import { organizationOf } from './organization.ts'
import type { CompanyPage } from './schema.ts'
import { spotOf } from './spot.ts'
import { veteransOf } from './veterans.ts'

const shownJobs = 4

/**
 * The public page of a company. One that awaits approval is there for its people and the staff only.
 * @throws Problem 404
 */
export async function companyPage(
  db: Db,
  request: FastifyRequest,
  id: string,
): Promise<CompanyPage & { href: string }> {
  const { viewer, site } = request
  const row = await companyRow(db, id)
  if (!row) throw notFound(employerMessages.noSuchEmployer)
  const isMember = viewer?.employers.some((employer) => employer.id === id) ?? false
  const isHidden = row.needs_approval && row.approved !== true
  if (isHidden && !isMember && !may(viewer, 'employers.manage'))
    throw notFound(employerMessages.noSuchEmployer)
  const [jobs, isFollowing, veterans, spot] = await Promise.all([
    openJobs(db, request, id),
    follows(db, viewer?.id, id),
    veteransOf(db, id),
    spotOf(db, row),
  ])
  const href = companyHref(row)
  const canonical = originOf(request) + href
  const company = companyOf(row)
  return {
    ...{ company, ...jobs, veterans, spot, isFollowing, isHidden, canonical, href },
    jobsHref: `/jobs/search?employer=${id}`,
    followHref: `/my-saved-searches/new?employer=${id}`,
    claimHref: row.isManaged ? null : `/employer/signup?claim=${id}`,
    chatHref: offersChat(request, row) && !isMember ? `/employer/chat/${id}` : null,
    editHref: isMember ? `/employer/page?employer=${id}` : null,
    organization: organizationOf(company, { canonical, site: site.name }),
  }
}

const offersChat = ({ viewer, site }: FastifyRequest, { allow_chat, isManaged }: Row) =>
  allow_chat && isManaged && site.applications.chat === true && (!viewer || may(viewer, 'chat.use'))

const companyRow = (db: Db, id: string) =>
  db
    .selectFrom('employers as e')
    .leftJoin('employer_types as t', 't.id', 'e.employer_type_id')
    .selectAll('e')
    .select('t.name as type')
    .select(sql<boolean>`exists (select from employer_members where employer_id = e.id)`.as('isManaged'))
    .where('e.id', '=', id)
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof companyRow>>>

function companyOf(row: Row): CompanyPage['company'] {
  const place = [row.city, row.state].filter(Boolean).join(', ') || null
  const address = [row.address_line1, row.address_line2, [place, row.zip].filter(Boolean).join(' ')].filter(
    (line): line is string => Boolean(line),
  )
  return {
    ...{ id: row.id, name: row.name, logo: row.logo, pitch: row.pitch, current: row.current, url: row.url },
    ...{ industry: row.industry, yearFounded: row.year_founded, type: row.type, localUnion: row.local_union },
    ...{
      abilityOne: row.ability_one,
      federalContractor: row.federal_contractor,
      tradeUnion: row.trade_union,
    },
    nonProfitAffiliate: row.non_profit_affiliate,
    about: (row.about ?? '')
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    ...{ address, place },
    directionsHref: row.address_line1
      ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`
      : null,
  }
}

/** Those that the site shows: promoted ones first, then the newest. */
async function openJobs(db: Db, { site, viewer }: FastifyRequest, id: string) {
  if (!site.applications.search) return { jobs: [], jobCount: 0 }
  const open = <T extends ReturnType<typeof briefRows>>(rows: T) =>
    rows
      .where('job.employer_id', '=', id)
      .where('job.expired_at', 'is', null)
      .where(sql<SqlBool>`(employer.never_expire_jobs or job.expires_at is null or job.expires_at > now())`)
      .where(sql<SqlBool>`(not employer.needs_approval or employer.approved is true)`)
      .where(shownOn(site))
  const [rows, counted] = await Promise.all([
    open(briefRows(db))
      .orderBy(sql`coalesce(job.promoted_until > now(), false)`, 'desc')
      .orderBy('job.posted_at', 'desc')
      .limit(shownJobs)
      .execute(),
    open(briefRows(db))
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const now = Date.now() / 1000
  return {
    jobs: await favorited(
      db,
      viewer,
      rows.map((row) => briefOf(row, now)),
    ),
    jobCount: counted.total,
  }
}

async function follows(db: Db, userId: string | undefined, id: string): Promise<boolean> {
  if (!userId) return false
  const found = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', userId)
    .where('frequency', '!=', 'off')
    .where(sql<SqlBool>`query ->> 'employer' = ${id}`)
    .executeTakeFirst()
  return found !== undefined
}
