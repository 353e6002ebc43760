import type { Db } from '#lib/db.ts'
import type { Said } from '../data.ts'
import type { Commit } from '../schema.ts'
import { type Engine, engineOf } from './engine.ts'
import { type Session, saveSession } from './sessions.ts'
import type { Sequenced } from './state-of.ts'

/** After an item has said something: what it shares, and whether the course would be complete if it ended now. */
export async function keepSession(
  trx: Db,
  userId: string,
  { course, session }: { course: Sequenced; session: Session },
  { data, shared, item }: Commit,
  { isComplete, passed }: Said,
): Promise<void> {
  const state = session.state!
  const engine = await engineOf(course.tree, state, session.reached, data)
  const may = new Set(
    engine.activities
      .getActivity(item)!
      .sharedDataMaps.flatMap(({ targetID, writeSharedData }) => (writeSharedData ? [targetID] : [])),
  )
  const written = Object.entries(shared ?? {}).filter(([name]) => may.has(name))
  if (written.length > 0)
    session.state = { ...state, shared: { ...state.shared, ...Object.fromEntries(written) } }
  // What has said nothing yet would count as done if it ended, which it does not.
  if (!session.isComplete && (isComplete || passed !== null)) {
    engine.request('exitAll')
    session.isComplete = isThrough(engine)
  }
  await saveSession(trx, userId, course.id, session)
}

/** By its own rules and those of its parts: an objective that is known to be missed keeps it open. */
export const isThrough = ({ root }: Engine): boolean =>
  root.completionStatus === 'completed' && root.successStatus !== 'failed'
