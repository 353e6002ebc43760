import type { FastifyRequest } from 'fastify'
import { dropParcel, openParcel } from '#features/files/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { StoreFault } from '#lib/files/store.ts'
import { Problem } from '#lib/problem.ts'
import { addTask } from '#lib/queue.ts'
import { linkHours, revokeTokens, tokenOwner, useToken } from '#lib/user-tokens.ts'
import { dataCopyMessages } from './messages.ts'
import type { DataCopy } from './schema.ts'

const tries = 5
const days = (count: number) => new Date(Date.now() - count * 86_400_000)
const hours = (count: number) => days(count / 24)

/** The copy that a person waits for or can fetch; null when there is none. */
export async function copyOf(db: Db, userId: string): Promise<DataCopy | null> {
  const copy = await db
    .selectFrom('data_copies')
    .select(['state', 'asked_at as askedAt', 'changed_at as changedAt', 'asked_by as askedBy'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  if (!copy) return null
  const isReady = copy.state === 'ready'
  const until = new Date(copy.changedAt.getTime() + linkHours['data-copy'] * 3_600_000)
  if (isReady && until < new Date()) return null
  return {
    state: copy.state as DataCopy['state'],
    askedAt: copy.askedAt.toISOString(),
    isByStaff: copy.askedBy !== null,
    until: isReady ? until.toISOString() : null,
  }
}

type Asked = { userId: string; themeId: string; byStaff: boolean }

/**
 * Has a copy of a person's data made in the background; the link goes to that person, also when staff ask (decision 419). It
 * replaces an earlier copy.
 * @returns false when one is being made already
 */
export async function askForCopy(db: Db, request: FastifyRequest, { userId, themeId, byStaff }: Asked) {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('data_copies')
      .values({ user_id: userId, theme_id: themeId, asked_by: byStaff ? request.viewer!.id : null })
      .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'waiting').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return false
    const earlier = await trx
      .deleteFrom('data_copies')
      .where('user_id', '=', userId)
      .where('id', '!=', added.id)
      .returning('id')
      .execute()
    for (const { id } of earlier) await dropParcel(trx, id)
    await revokeTokens(trx, userId, 'data-copy')
    const task = { key: `data copy ${added.id}`, maxAttempts: tries }
    await addTask(trx, 'personal-data.makeCopy', { id: added.id }, task)
    await audit(trx, request, { action: 'privacy.copy-ask', subject: { type: 'user', id: userId } })
    return true
  })
}

/** Whether a link can still be used by this person. */
export const isLink = async (db: Db, userId: string, token: string) =>
  (await tokenOwner(db, token, 'data-copy'))?.userId === userId

/** Uses up the link, once the copy is known to open. @throws Problem 410 for a link that is no longer good */
export async function takeCopy(db: Db, request: FastifyRequest, token: string) {
  const userId = request.viewer!.id
  const copy = await db
    .selectFrom('data_copies')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  if (!copy || !(await isLink(db, userId, token))) throw new Problem(410, dataCopyMessages.linkDead)
  const opened = await openParcel(db, copy.id).catch(inWords)
  await db.transaction().execute(async (trx) => {
    if (!(await useToken(trx, token, 'data-copy'))) throw new Problem(410, dataCopyMessages.linkDead)
    await setState(trx, copy.id, 'ready', 'taken')
    await audit(trx, request, { action: 'privacy.copy-take', subject: { type: 'user', id: userId } })
  })
  return opened
}

/** @returns whether it was in the state before */
export async function setState(db: Db, id: string, before: DataCopy['state'], state: DataCopy['state']) {
  const { numUpdatedRows } = await db
    .updateTable('data_copies')
    .set({ state, changed_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes copies that were fetched, whose links expired, and those that could not be made. */
export async function dropOldCopies(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .deleteFrom('data_copies')
      .where((row) =>
        row.or([
          // A slow download may still be reading it.
          row.and([row('state', '=', 'taken'), row('changed_at', '<', hours(6))]),
          row.and([row('state', '=', 'ready'), row('changed_at', '<', hours(linkHours['data-copy'] + 6))]),
          row('changed_at', '<', days(7)),
        ]),
      )
      .returning('id')
      .execute()
    for (const { id } of old) await dropParcel(trx, id)
    return old.length
  })
}

function inWords(error: unknown): never {
  if (!(error instanceof StoreFault)) throw error
  throw new Problem(error.fault === 'missing' ? 410 : 503, error.message)
}
