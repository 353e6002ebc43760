import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { attemptsIn } from '../attempts.ts'
import { withoutCounts } from '../data.ts'
import { scormMessages as words } from '../messages.ts'
import type { Data } from '../schema.ts'
import { type Engine, engineOf } from './engine.ts'
import { open } from './open.ts'
import { type Session, sessionOf } from './sessions.ts'
import type { Sequenced } from './state-of.ts'

type Attempts = Awaited<ReturnType<typeof attemptsIn>>
/** The item that would be played, without anything being kept. @throws Problem 404 where the rules let nothing be played */
export async function opened(db: Db, userId: string, course: Sequenced, asked?: string) {
  const session = await sessionOf(db, userId, course)
  const found = await attemptsIn(db, userId, course.id)
  const engine = await engineFor(course, session, found)
  const id = open(engine, asked)
  const item = course.items.find((one) => one.id === id)
  if (!item?.launch) throw notFound(asked === undefined ? words.nothingOpen : words.notOpen)
  const isNew = isNewAttempt(engine, session, item.id)
  const before = isNew ? {} : (found.rows.get(item.id)?.data ?? {})
  const kept = Object.keys(before).length > 0 ? before : null
  const shared = {
    maps: engine.activities.getActivity(item.id)!.sharedDataMaps,
    data: engine.snapshot().shared,
  }
  return { session, found, item, kept, shared, objectives: await objectivesFor(course, engine, kept) }
}

/** With what the item that is played has said so far. */
export function engineFor(
  course: Sequenced,
  { state, reached }: Session,
  { rows }: Attempts,
): Promise<Engine> {
  const data = state?.current ? (rows.get(state.current)?.data ?? null) : null
  return engineOf(course.tree, state, reached, data)
}

/** Whether an item begins once more: it finds nothing of what it kept before (SCORM 2004, Run-Time, 2.1.1). */
export function isNewAttempt(engine: Engine, { state }: Session, id: string): boolean {
  const before = state && attemptsOf(state.activityTree as Tree, id)
  const now = engine.activities.getActivity(id)!.attemptCount
  return now > 1 && now !== before
}

type Tree = { id: string; attemptCount: number; children: Tree[] }
const attemptsOf = (tree: Tree, id: string): number | undefined =>
  tree.id === id
    ? tree.attemptCount
    : tree.children.map((child) => attemptsOf(child, id)).find((count) => count !== undefined)

/** Of the objectives of an item what the rules know of them: from other items, too. */
async function objectivesFor(course: Sequenced, { snapshot }: Engine, kept: Data | null): Promise<Data> {
  const { api } = await engineOf(course.tree, snapshot(), {})
  if (kept) api.loadFromFlattenedJSON(withoutCounts(kept), '')
  api.lmsInitialize('')
  const all = Object.entries(api.getFlattenedCMI() as Data)
  const isObjective = (name: string) =>
    /^cmi\.objectives\.\d/.test(name) && !/\._(count|children)$/.test(name)
  return Object.fromEntries(
    all.filter(([name, value]) => isObjective(name) && value !== '' && value !== null),
  )
}
