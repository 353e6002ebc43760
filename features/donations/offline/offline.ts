import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, Invalid, Problem } from '#lib/problem.ts'
import { inScope } from '#lib/site-scope.ts'
import { inDollars } from '#schema/money.ts'
import type { Person } from '#spec/access.ts'
import { givingMessages } from '../messages.ts'
import { receiptIsDue } from '../receipts-due.ts'
import { giftSites } from '../staff/found.ts'
import { staffGift } from '../staff/refund-gift.ts'
import type { OfflineForm, OfflineProps } from './schema.ts'

type Acting = NonNullable<Actor>
type Site = { id: string }

/** What an offline gift to this site can be for. */
export async function offlineTargets(db: Db, site: Site): Promise<OfflineProps> {
  const fundraisers = await db
    .selectFrom('fundraisers')
    .select(['id as value', 'name as label'])
    .where('theme_id', '=', site.id)
    .orderBy('id', 'desc')
    .execute()
  const teams = await db
    .selectFrom('team_pages as t')
    .innerJoin('fundraisers as f', 'f.id', 't.fundraiser_id')
    .select(['t.id as value', sql<string>`t.name || ' (' || f.name || ')'`.as('label')])
    .where('t.theme_id', '=', site.id)
    .orderBy('t.name')
    .limit(500)
    .execute()
  return { fundraisers, teams }
}

/** @throws Problem 403 when the viewer does not answer for this site */
export function answersFor(viewer: Person, site: Site): void {
  if (!giftSites(viewer).includes(site.id)) throw forbidden('These gifts belong to another site.')
}

/** Writes down a gift that came another way, or is promised. @returns its id */
export async function recordOffline(db: Db, actor: Acting, site: Site, form: OfflineForm): Promise<string> {
  answersFor(actor.viewer, site)
  const target = await targetOf(db, site, form)
  const { firstName, lastName, email } = form
  const donor = { firstName, lastName, email, phone: '', address: '', city: '', state: '', zip: '' }
  return inScope(db, [site.id], async (trx) => {
    const { id } = await trx
      .insertInto('donations')
      .values({
        ...{ theme_id: site.id, ...target, channel: 'offline', state: 'pledged', amount_cents: form.amount },
        ...{ anonymous: form.anonymous, message: form.message, donor: JSON.stringify(donor) },
        paid_by: [form.paidBy, form.number].filter(Boolean).join(' '),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(trx, actor, 'gift.record', site.id, id, form.amount)
    if (form.state === 'received') await enter(trx, id)
    return id
  })
}

/** A promised gift has come: it counts from now on. @throws Problem 404 for another site's, 409 when it has come already */
export async function receivePledge(db: Db, actor: Acting, id: string): Promise<void> {
  const gift = await staffGift(db, actor.viewer, id)
  await inScope(db, [gift.themeId], async (trx) => {
    if (!(await enter(trx, id))) throw new Problem(409, givingMessages.noPledge)
    await note(trx, actor, 'gift.receive', gift.themeId, id, gift.amountCents)
  })
}

/** Marks the gift, writes its line and queues its receipt, once. */
async function enter(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; email: string }>`
    with gift as (
      update donations set state = 'succeeded', succeeded_at = now(),
        receipt_number = to_char(now(), 'YYYY') || '-' || lpad(nextval('receipt_numbers')::text, 5, '0')
      where id = ${id} and state = 'pledged'
      returning id, amount_cents, donor),
    line as (insert into ledger_entries (donation_id, part, cents) select id, 'gift', amount_cents from gift)
    select id, coalesce(donor ->> 'email', '') as email from gift`.execute(trx)
  const [gift] = rows
  if (!gift) return false
  if (gift.email) await receiptIsDue(trx, id)
  return true
}

/** Team and fundraiser of this site; a team names its own fundraiser. */
async function targetOf(db: Db, site: Site, { fundraiser, teamPage }: OfflineForm) {
  if (!fundraiser && !teamPage) return { fundraiser_id: null, team_page_id: null }
  const row = await db
    .selectFrom('fundraisers as f')
    .leftJoin('team_pages as t', (join) =>
      join.onRef('t.fundraiser_id', '=', 'f.id').on('t.id', '=', teamPage),
    )
    .select(['f.id as fundraiser_id', 't.id as team_page_id'])
    .where('f.theme_id', '=', site.id)
    .where(teamPage ? 't.id' : 'f.id', '=', teamPage ?? fundraiser)
    .executeTakeFirst()
  if (!row || (fundraiser && row.fundraiser_id !== fundraiser))
    throw new Invalid({ teamPage: givingMessages.otherTarget })
  return row
}

const note = (db: Db, actor: Acting, action: string, themeId: string, id: string, cents: number) =>
  audit(db, actor, {
    action,
    subject: { type: 'donation', id },
    themeId,
    detail: { amount: inDollars(cents) },
  })
