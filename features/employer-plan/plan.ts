import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { membershipsOf, searchAccess } from '#features/employers/index.ts'
import { providerOf, savedCards } from '#features/payments/index.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import type { Settings } from '../../config.ts'
import { planMessages } from './messages.ts'
import { offers } from './model/offers.ts'
import type { PlanPage, Purchase } from './schema.ts'

const shown = 20

/** What an employer has: search, credits and where they went, what it bought, and what it can buy. */
export async function planPage(
  db: Db,
  request: FastifyRequest,
  settings: Settings,
  employerId: string,
): Promise<PlanPage> {
  const viewer = request.viewer!
  const provider = providerOf(db, settings.payments)
  const [employers, employer, access, entries, purchases, cards] = await Promise.all([
    membershipsOf(db, viewer.id),
    employerRow(db, employerId),
    searchAccess(db, employerId),
    creditEntries(db, employerId),
    purchasesOf(db, employerId),
    savedCards(db, provider, viewer.id),
  ])
  const notSold = whyNot(employer, provider !== null)
  const isForever = access.why !== null && access.until === null
  return {
    employer: { id: employer.id, name: employer.name },
    employers: employers.map(({ id, name }) => ({ id, name })),
    search: { isOpen: access.why !== null, ...access },
    credits: employer.credits,
    entries,
    purchases,
    shop:
      notSold || !provider
        ? null
        : {
            offers: offers
              .filter(({ id }) => id !== 'search' || !isForever)
              .map(({ id, label, cents }) => ({ id, label, cents })),
            provider: provider.name,
            savedCards: cards,
            key: newId(),
          },
    notSold,
  }
}

type Employer = Awaited<ReturnType<typeof employerRow>>

export const employerRow = (db: Db, id: string) =>
  db
    .selectFrom('employers')
    .select(['id', 'name', 'promotion_credits as credits', 'allow_search_payment as mayBuy'])
    .select(sql<boolean>`(not needs_approval or approved is true)`.as('isApproved'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Why nothing is sold to this employer; null: it is. */
export function whyNot({ mayBuy, isApproved }: Employer, takesPayments: boolean): string | null {
  if (!takesPayments) return planMessages.off
  if (!isApproved) return planMessages.awaiting
  return mayBuy ? null : planMessages.notAllowed
}

async function creditEntries(db: Db, employerId: string): Promise<PlanPage['entries']> {
  const rows = await db
    .selectFrom('promotion_entries as p')
    .leftJoin('jobs as j', 'j.id', 'p.job_id')
    .select(['p.amount', 'p.note', 'j.title as job', 'p.at'])
    .where('p.employer_id', '=', employerId)
    .orderBy('p.id', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

async function purchasesOf(db: Db, employerId: string): Promise<Purchase[]> {
  const rows = await db
    .selectFrom('employer_purchases')
    .select(['id', 'label', 'cents', 'state', 'failure', 'receipt_number as receiptNumber', 'created_at'])
    .where('employer_id', '=', employerId)
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute()
  return rows.map(({ created_at, state, ...row }) => ({
    ...row,
    state: state as Purchase['state'],
    createdAt: created_at.toISOString(),
  }))
}
