import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { employerMessages } from '../messages.ts'
import { followersOf, follows } from './followers.ts'
import { companyHref } from './href.ts'
import { openJobs } from './jobs.ts'
import { organizationOf } from './organization.ts'
import type { CompanyPage } from './schema.ts'
import { spotOf } from './spot.ts'
import { hiredVeterans, veteransOf } from './veterans.ts'

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
  const [jobs, isFollowing, followers, veterans, hired, spot] = await Promise.all([
    openJobs(db, request, id),
    follows(db, viewer?.id, id),
    followersOf(db, id),
    veteransOf(db, id),
    hiredVeterans(db, id),
    spotOf(db, row),
  ])
  const href = companyHref(row)
  const canonical = originOf(request) + href
  const company = companyOf(row)
  return {
    ...{ company, ...jobs, veterans, hired, spot, isFollowing, followers, isHidden, canonical, href },
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
    currentAt: row.current_at?.toISOString() ?? null,
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
