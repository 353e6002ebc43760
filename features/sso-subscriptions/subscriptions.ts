import { sql } from 'kysely'
import { z } from 'zod'
import { employersCalled } from '#features/employers/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { subscriptionMessages as messages } from './messages.ts'
import type { Subscription, SubscriptionForm } from './schema.ts'

/** Adds one by staff. @throws Invalid */
export async function addSubscription(db: Db, actor: Actor, form: SubscriptionForm): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const values = { ...(await rowOf(trx, form)), user_id: await userOf(trx, form.user) }
    const added = await trx
      .insertInto('sso_subscriptions')
      .values(values)
      .onConflict((conflict) => conflict.column('external_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Invalid({ externalId: messages.taken })
    await matchKnown(trx, added.id)
    await auditSubscription(trx, actor, 'create', added.id)
    return added.id
  })
}

/** @throws Invalid, Problem 404 */
export async function changeSubscription(
  db: Db,
  actor: Actor,
  id: string,
  form: SubscriptionForm,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const values = { ...(await rowOf(trx, form)), user_id: await userOf(trx, form.user) }
    const other = await trx
      .selectFrom('sso_subscriptions')
      .select('id')
      .where('external_id', '=', form.externalId)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) throw new Invalid({ externalId: messages.taken })
    const changed = await trx
      .updateTable('sso_subscriptions')
      .set({ ...values, updated_at: new Date() })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw notFound(messages.missing)
    await matchKnown(trx, id)
    await auditSubscription(trx, actor, 'change', id)
  })
}

export async function deleteSubscription(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('sso_subscriptions')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound(messages.missing)
    await auditSubscription(trx, actor, 'delete', id)
  })
}

/**
 * What a partner or a file says, idempotent by external id: the same twice changes nothing. Whose it is stays as it was found.
 * @throws Invalid when it names an employer that we do not know
 */
export async function receiveSubscription(
  trx: Db,
  actor: Actor,
  given: Subscription,
): Promise<{ id: string; result: 'added' | 'changed' }> {
  const values = await rowOf(trx, given)
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into sso_subscriptions (external_id, first_name, last_name, sku, company_name, employer_id,
      subscription_start, subscription_end)
    values (${values.external_id}, ${values.first_name}, ${values.last_name}, ${values.sku}, ${values.company_name},
      ${values.employer_id}, ${values.subscription_start}, ${values.subscription_end})
    on conflict (external_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      sku = excluded.sku, company_name = excluded.company_name, employer_id = excluded.employer_id,
      subscription_start = excluded.subscription_start, subscription_end = excluded.subscription_end, updated_at = now()
    returning id, xmax = 0 as is_new`.execute(trx)
  const { id, is_new } = rows[0]!
  await matchKnown(trx, id)
  await auditSubscription(trx, actor, is_new ? 'create' : 'change', id)
  return { id, result: is_new ? 'added' : 'changed' }
}

/**
 * Somebody signs in by single sign-on: the subscription with the external id of their account at the provider is theirs. One
 * that is somebody's already stays theirs.
 */
export async function matchSubscription(db: Db, userId: string, externalId: string): Promise<void> {
  await db
    .updateTable('sso_subscriptions')
    .set({ user_id: userId, updated_at: new Date() })
    .where('external_id', '=', externalId)
    .where('user_id', 'is', null)
    .execute()
}

/** The person may have signed in before the subscription came. */
const matchKnown = (trx: Db, id: string) =>
  sql`update sso_subscriptions s set user_id = (select i.user_id from identities i where i.subject = s.external_id
    order by i.linked_at limit 1) where s.id = ${id} and s.user_id is null`.execute(trx)

async function rowOf(trx: Db, form: Subscription) {
  return {
    external_id: form.externalId,
    first_name: form.firstName,
    last_name: form.lastName,
    sku: form.sku,
    company_name: form.companyName,
    employer_id: await employerOf(trx, form.employer ?? null),
    subscription_start: new Date(form.subscriptionStart),
    subscription_end: form.subscriptionEnd === null ? null : new Date(form.subscriptionEnd),
  }
}

async function employerOf(trx: Db, named: string | null): Promise<string | null> {
  if (!named) return null
  const found = z.uuid().safeParse(named).success
    ? await trx.selectFrom('employers').select('id').where('id', '=', named).execute()
    : await employersCalled(trx, named)
  if (found.length !== 1) throw new Invalid({ employer: messages.employer })
  return found[0]!.id
}

async function userOf(trx: Db, email: string | null | undefined): Promise<string | null> {
  if (!email) return null
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (!user) throw new Invalid({ user: messages.user })
  return user.id
}

const auditSubscription = (trx: Db, actor: Actor, verb: string, id: string) =>
  audit(trx, actor, { action: `sso-subscription.${verb}`, subject: { type: 'sso-subscription', id } })
