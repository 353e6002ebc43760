import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import { type Db, inTransaction } from '#lib/db.ts'
import { pageIn } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { needMessages } from './messages.ts'
import { mostNeeds, type Need, type NeedList, type NeedQuery } from './schema.ts'

/** What people can choose, in the order of the staff. */
export const userNeeds = (db: Db): Promise<Need[]> =>
  db.selectFrom('user_needs').select(['id', 'name']).orderBy('position').orderBy('id').execute()

/** The same with how many people chose each, for the staff. */
export async function listNeeds(db: Db, query: NeedQuery): Promise<NeedList> {
  const all = await db
    .selectFrom('user_needs')
    .select(['id', 'name'])
    .select(sql<number>`(select count(*) from profile_needs where need_id = user_needs.id)`.as('people'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const placed = all.map((need, at) => ({
    ...need,
    ...(at > 0 && { up: all[at - 2]?.id ?? null }),
    ...(at < all.length - 1 && { down: all[at + 1]!.id }),
  }))
  const { rows, ...page } = pageIn(placed, query)
  return { ...page, userNeeds: rows }
}

/** Adds a need at the end. @returns its id @throws Invalid for a name that is taken */
export async function createNeed(db: Db, actor: Actor, name: string): Promise<string> {
  return changing(db, async (trx) => {
    await refuseTaken(trx, name)
    const existing = await userNeeds(trx)
    if (existing.length >= mostNeeds) throw new Invalid({ name: needMessages.tooMany })
    const { id } = await trx
      .insertInto('user_needs')
      .values({ name, position: sql`(select coalesce(max(position), 0) + 1 from user_needs)` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditNeed(trx, actor, 'user-need.create', id, { name })
    return id
  })
}

/** People who chose it keep it. @throws Invalid for a name that is taken; Problem 404 */
export async function renameNeed(db: Db, actor: Actor, id: string, name: string): Promise<void> {
  await changing(db, async (trx) => {
    const before = await need(trx, id)
    if (before.name === name) return
    await refuseTaken(trx, name, id)
    await trx.updateTable('user_needs').set({ name, updated_at: new Date() }).where('id', '=', id).execute()
    await auditNeed(trx, actor, 'user-need.rename', id, { from: before.name, name })
  })
}

/** Puts a need behind another, or at the beginning. @throws Problem 404 */
export async function placeNeed(db: Db, actor: Actor, id: string, after: string | null): Promise<void> {
  await changing(db, async (trx) => {
    const { name } = await need(trx, id)
    if (after) await need(trx, after)
    const before = (await userNeeds(trx)).map((one) => one.id)
    const others = before.filter((one) => one !== id)
    const at = after ? others.indexOf(after) + 1 : 0
    const order = after === id ? before : others.toSpliced(at, 0, id)
    if (String(order) === String(before)) return
    await sql`update user_needs set position = place from unnest(${order}::uuid[]) with ordinality as new (id, place)
      where user_needs.id = new.id`.execute(trx)
    await auditNeed(trx, actor, 'user-need.move', id, { name })
  })
}

/** Nobody has it any more. @throws Problem 404 */
export async function deleteNeed(db: Db, actor: Actor, id: string): Promise<void> {
  await changing(db, async (trx) => {
    const { name } = await need(trx, id)
    await trx.deleteFrom('user_needs').where('id', '=', id).execute()
    await auditNeed(trx, actor, 'user-need.delete', id, { name })
  })
}

/** The list is short and rarely changed: one change at a time keeps names and order whole. */
const changing = <T>(db: Db, change: (trx: Db) => Promise<T>): Promise<T> =>
  inTransaction(db, async (trx) => {
    await sql`lock table user_needs in share row exclusive mode`.execute(trx)
    return change(trx)
  })

async function need(db: Db, id: string): Promise<Need> {
  const found = await db
    .selectFrom('user_needs')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound(needMessages.unknown)
  return found
}

async function refuseTaken(db: Db, name: string, id: string | null = null): Promise<void> {
  const taken = await db
    .selectFrom('user_needs')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(id !== null, (others) => others.where('id', '!=', id!))
    .executeTakeFirst()
  if (taken) throw new Invalid({ name: needMessages.taken })
}

const auditNeed = (db: Db, actor: Actor, action: string, id: string, detail: Record<string, string>) =>
  audit(db, actor, { action, subject: { type: 'user need', id }, detail })
