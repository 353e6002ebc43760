import type { Db } from '#lib/db.ts'
import type { Item } from '../schema.ts'
import { rootId, type Tree } from './settings.ts'
import { type Reached, reachedBy } from './shared-objectives.ts'
import type { Snapshot } from './state.ts'

export type Session = {
  revision: number
  request: string | null
  state: Snapshot | null
  isComplete: boolean
  /** in other courses, too */
  reached: Reached
}

const fresh = { revision: 0, request: null, state: null, isComplete: false }
type Played = { id: string; tree: Tree | null }

/** Where somebody is in a course. `isLocked`: nobody else changes it in this transaction, also where there is none yet. */
export async function sessionOf(
  db: Db,
  userId: string,
  { id, tree }: Played,
  isLocked = false,
): Promise<Session> {
  if (isLocked)
    await db
      .insertInto('training_sessions')
      .values({ user_id: userId, package_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const row = await db
    .selectFrom('training_sessions')
    .select(['revision', 'request_id as request', 'state', 'is_complete as isComplete'])
    .where('user_id', '=', userId)
    .where('package_id', '=', id)
    .$if(isLocked, (one) => one.forUpdate())
    .executeTakeFirst()
  const reached = await reachedBy(db, userId, tree)
  return row ? { ...row, state: row.state as Snapshot | null, reached } : { ...fresh, reached }
}

export const saveSession = (trx: Db, userId: string, packageId: string, session: Session) =>
  trx
    .updateTable('training_sessions')
    .set({
      ...{ revision: session.revision, request_id: session.request, is_complete: session.isComplete },
      ...{ state: JSON.stringify(session.state), updated_at: new Date() },
    })
    .where('user_id', '=', userId)
    .where('package_id', '=', packageId)
    .execute()

/** Of a package from before rules were kept: its items one after another, each of which may be chosen. */
export const plainTree = (items: readonly Item[]): Tree => ({
  ...{ id: rootId, title: '', sequencingControls: { choice: true, flow: true } },
  children: items.filter(({ launch }) => launch !== null).map(({ id, title }) => ({ id, title })),
})
