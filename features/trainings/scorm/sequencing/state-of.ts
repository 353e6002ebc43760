import type { attemptsIn, Course } from '../attempts.ts'
import type { Item, State } from '../schema.ts'
import { pointsOf, stepOf } from '../steps.ts'
import { waysFrom } from './look-ahead.ts'
import type { Session } from './sessions.ts'
import type { Tree } from './settings.ts'

type Attempts = Awaited<ReturnType<typeof attemptsIn>>
/** A course of 2004 has the rules of its items. */
export type Sequenced = Course & { tree: Tree }

/** How far a person is, and what they could do now. */
export async function stateOf(
  course: Sequenced,
  session: Session,
  { attempts, rows }: Attempts,
  completedAt: Date | null,
): Promise<State> {
  const { state } = session
  const data = state?.current ? (rows.get(state.current)?.data ?? null) : null
  const ways = await waysFrom(course.tree, session, data)
  const { current = null } = state ?? {}
  const open = new Set([...ways.choices, ...(current ? [current] : [])])
  const left = leftOut(state?.activityTree as Selected | undefined)
  return {
    steps: course.items
      .filter(({ id, isVisible }) => isVisible && !left.has(id))
      .map((item: Item) => stepOf(item, item.launch !== null && open.has(item.id), attempts)),
    next: ways.continue ? 'continue' : null,
    previous: ways.previous ? 'previous' : null,
    mayExit: ways.exit,
    points: pointsOf(attempts),
    completedAt: completedAt?.toISOString() ?? null,
    session: session.revision,
  }
}

type Selected = { id: string; isAvailable: boolean; children: Selected[] }
/** Items that were not drawn, where a course takes some of many. */
const leftOut = (tree: Selected | undefined): Set<string> =>
  new Set(
    (tree ? below(tree) : [])
      .filter(({ isAvailable }) => !isAvailable)
      .flatMap((one) => below(one).map(({ id }) => id)),
  )
function below(tree: Selected): Selected[] {
  return [tree, ...tree.children.flatMap(below)]
}
