import type { Data } from '../schema.ts'
import { type Engine, engineOf } from './engine.ts'
import { open } from './open.ts'
import type { Session } from './sessions.ts'
import type { Activity } from './settings.ts'

/** What a person could do now. */
export type Ways = {
  continue: boolean
  previous: boolean
  /** whether the course leaves it to the page to be left */
  exit: boolean
  /** the items that may be chosen */
  choices: string[]
}

/** As if the item that is played ended with what it has said so far. */
export async function waysFrom(
  tree: Activity,
  { state, reached }: Pick<Session, 'state' | 'reached'>,
  data: Data | null,
): Promise<Ways> {
  const begin = async () => {
    const engine = await engineOf(tree, state, reached, data)
    open(engine)
    return engine
  }
  const [onward, back, ended] = [await begin(), await begin(), await begin()]
  const hidden = onward.process.getEffectiveHideLmsUi(onward.activities.currentActivity)
  return {
    continue: !hidden.includes('continue') && leads(onward, 'continue'),
    previous: !hidden.includes('previous') && leads(back, 'previous'),
    exit: !(hidden.includes('suspendAll') && (hidden.includes('exit') || hidden.includes('exitAll'))),
    choices: choicesFrom(ended),
  }
}

const leads = (engine: Engine, request: string) => engine.request(request) && engine.played() !== null

function choicesFrom({ process, activities }: Engine): string[] {
  const now = activities.currentActivity
  // An item or a part that is under way may forbid to leave it by a choice.
  const closed = pathOf(now).filter(
    ({ isActive, sequencingControls }) => isActive && !sequencingControls.choiceExit,
  )
  if (now?.isActive) process.endAttemptProcess(now)
  process.invalidateNavigationCache()
  const stays = (id: string) => {
    const path = pathOf(activities.getActivity(id))
    return closed.every((part) => path.includes(part))
  }
  return process.getAvailableChoices().filter((id) => id !== now?.id && stays(id))
}

type At = Engine['activities']['currentActivity']

/** From an item up to the course. */
function pathOf(activity: At): NonNullable<At>[] {
  return activity ? [activity, ...pathOf(activity.parent)] : []
}
