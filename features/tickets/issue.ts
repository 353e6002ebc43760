import { sql } from 'kysely'
import { notify } from '#features/notices/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import { codeFor } from './codes.ts'
import { ticketMessages } from './messages.ts'

export type Wanted = { themeId: string; fundraiserId: string; userId: string }

/** The fundraiser that a site issues tickets for: document 1, section 6. null: none, or it is over. */
export async function ticketFundraiser(db: Db, themeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('themes as s')
    .innerJoin('fundraisers as f', (join) =>
      join
        .onRef('f.theme_id', '=', 's.id')
        .on(sql`f.id::text`, '=', sql`s.signup ->> 'createTicketsForFundraiser'`),
    )
    .select('f.id')
    .where('s.id', '=', themeId)
    .where('f.status', '=', 'live')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * A person's ticket of a fundraiser: one, however often it is issued (design: settled-points, Fundraising). The fundraiser's
 * row is locked, so that two at once get two numbers.
 * @returns its id, and whether it is new
 */
export async function ticketFor(trx: Db, { themeId, fundraiserId, userId }: Wanted) {
  await trx.selectFrom('fundraisers').select('id').where('id', '=', fundraiserId).forUpdate().execute()
  const known = await trx
    .selectFrom('tickets')
    .select('id')
    .where('fundraiser_id', '=', fundraiserId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (known) return { id: known.id, isNew: false }
  const { last } = await trx
    .selectFrom('tickets')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('fundraiser_id', '=', fundraiserId)
    .executeTakeFirstOrThrow()
  const number = last + 1
  const { id } = await trx
    .insertInto('tickets')
    .values({
      theme_id: themeId,
      fundraiser_id: fundraiserId,
      user_id: userId,
      number,
      code: codeFor(number),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: true }
}

type Person = { id: string; themeId: string | null; firstName: string }

/** Staff email a person their ticket, again when they have one. @throws Problem 409 when the fundraiser is over */
export async function issueTicket(db: Db, actor: NonNullable<Actor>, person: Person): Promise<string> {
  const fundraiserId = person.themeId && (await ticketFundraiser(db, person.themeId))
  if (!person.themeId || !fundraiserId) throw new Problem(409, ticketMessages.noFundraiser)
  const wanted = { themeId: person.themeId, fundraiserId, userId: person.id }
  return db.transaction().execute(async (trx) => {
    const { id } = await ticketFor(trx, wanted)
    // Pressed twice within a minute it is one mail.
    await addTask(
      trx,
      'tickets.mail',
      { id, nonce: Math.floor(Date.now() / 60_000) },
      { key: `ticket ${id}` },
    )
    await audit(trx, actor, {
      action: 'ticket.issue',
      subject: { type: 'user', id: person.id },
      themeId: person.themeId,
      detail: { ticket: id },
    })
    return id
  })
}

/** Those who signed up lately on sites that issue tickets, and have none yet. @returns how many got one */
export async function issueToNewMembers(db: Db): Promise<number> {
  const { rows } = await sql<Wanted>`
    select u.id as "userId", s.id as "themeId", f.id as "fundraiserId"
    from users u
    join themes s on s.id = u.source_theme_id
    join fundraisers f on f.theme_id = s.id and f.id::text = s.signup ->> 'createTicketsForFundraiser' and f.status = 'live'
    where u.activated_at > greatest(now() - interval '1 day', f.created_at) and u.disabled_at is null and u.type = 'User'
      and not exists (select from tickets k where k.fundraiser_id = f.id and k.user_id = u.id)
    limit 500`.execute(db)
  for (const wanted of rows) await db.transaction().execute((trx) => issueToMember(trx, wanted))
  return rows.length
}

async function issueToMember(trx: Db, wanted: Wanted) {
  const { id, isNew } = await ticketFor(trx, wanted)
  if (!isNew) return
  const { wantsMail } = await notify(trx, {
    ...{ userId: wanted.userId, themeId: wanted.themeId, kind: 'ticket', key: `ticket ${id}` },
    ...{ what: ticketMessages.ready, href: '/my-giving' },
  })
  if (wantsMail) await addTask(trx, 'tickets.mail', { id, nonce: 0 }, { key: `ticket ${id}` })
}
