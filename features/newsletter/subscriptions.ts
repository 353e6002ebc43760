import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { inScope } from '#lib/site-scope.ts'
import { idIn, type LinkKind } from './links.ts'
import { confirmationMail } from './mail.ts'

/** Links to confirm are good for so long; then an address that nobody has confirmed is forgotten. */
const daysToConfirm = 7

/**
 * Notes an address and mails the link that proves it. One that is on the list hears nothing, and no address gets more
 * than one such mail an hour, however often it is typed.
 */
export async function subscribe(
  db: Db,
  request: FastifyRequest,
  secret: string,
  email: string,
): Promise<void> {
  await inScope(db, [request.site.id], async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into newsletter_subscriptions as known (theme_id, email) values (${request.site.id}, ${email})
      on conflict (theme_id, lower(email)) do update set asked_at = now(),
        confirmed_at = null, ended_at = null
      where (known.confirmed_at is null or known.ended_at is not null) and known.asked_at < now() - interval '1 hour'
      returning id`.execute(trx)
    const [asked] = rows
    if (asked) await confirmationMail(trx, request, secret, { id: asked.id, email })
  })
}

/** The subscription that a link of a mail is about; null when the link is not ours or the address is forgotten. */
export async function subscriptionOf(db: Db, secret: string, kind: LinkKind, themeId: string, token: string) {
  const id = idIn(secret, kind, token)
  if (!id) return null
  const found = await inScope(db, [themeId], (trx) =>
    trx
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'email', 'confirmed_at', 'ended_at'])
      .where('id', '=', id)
      .where('theme_id', '=', themeId)
      .executeTakeFirst(),
  )
  return found ?? null
}

export async function confirm(db: Db, themeId: string, id: string): Promise<void> {
  await inScope(db, [themeId], (trx) =>
    trx
      .updateTable('newsletter_subscriptions')
      .set({ confirmed_at: new Date(), ended_at: null })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .execute(),
  )
}

export async function end(db: Db, themeId: string, id: string): Promise<void> {
  await inScope(db, [themeId], (trx) =>
    trx
      .updateTable('newsletter_subscriptions')
      .set({ ended_at: new Date() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )
}

/** Forgets the addresses that nobody has confirmed in time. @returns how many */
export async function forgetUnconfirmed(db: Db): Promise<number> {
  const { numDeletedRows } = await inScope(db, 'everywhere', (trx) =>
    trx
      .deleteFrom('newsletter_subscriptions')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<', sql<Date>`now() - make_interval(days => ${daysToConfirm})`)
      .executeTakeFirst(),
  )
  return Number(numDeletedRows)
}

/** Forgets an address on every list until then: its owner has gone. */
export async function forgetSubscriptions(db: Db, email: string, until: Date): Promise<void> {
  await inScope(db, 'everywhere', (trx) =>
    trx
      .deleteFrom('newsletter_subscriptions')
      .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.trim().toLowerCase()))
      .where('asked_at', '<=', until)
      .execute(),
  )
}
