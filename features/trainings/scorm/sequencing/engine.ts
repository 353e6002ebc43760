import type { Scorm2004API } from 'scorm-again'
import { withoutCounts } from '../data.ts'
import type { Data } from '../schema.ts'
import { type Activity, rootId } from './settings.ts'
import type { Reached } from './shared-objectives.ts'
import type { Snapshot } from './state.ts'

// It exports a name that its types do not have; loaded with the first course of 2004, since it is large.
type Library = { Scorm2004API: typeof Scorm2004API }
const library = () => import('scorm-again/scorm2004') as Promise<unknown> as Promise<Library>

/** The library logs each item that it plays to the console, whatever its log level is. */
function quietly<T>(work: () => T): T {
  const { debug } = console
  console.debug = () => undefined
  try {
    return work()
  } finally {
    console.debug = debug
  }
}

/**
 * The course of one person with the processes of the standard.
 * @param reached in courses that share their objectives with this one
 * @param data what the item that is played has said
 */
export async function engineOf(
  tree: Activity,
  kept: Snapshot | null,
  reached: Reached,
  data: Data | null = null,
) {
  const api = new (await library()).Scorm2004API({
    ...{ logLevel: 5, onLogMessage: () => undefined, autocommit: false, lmsCommitUrl: false },
    sequencing: { activityTree: tree, enableEventSystem: false, logLevel: 'error' },
  })
  const service = api.getSequencingService()!
  const process = service.getOverallSequencingProcess()!
  const activities = api.adl.sequencing!.activityTree
  if (kept) restore(kept)
  const named = process.getGlobalObjectiveMap()
  for (const [name, value] of Object.entries(reached))
    if (named.has(name)) process.updateGlobalObjective(name, value)
  if (data) give(data)

  function restore({ current, suspended, delivered, shared, ...state }: Snapshot) {
    process.restoreSuspensionState(state as never)
    const at = (id: string | null) => (id === null ? null : activities.getActivity(id))
    // Not by the library: it takes the current item for active, although it may have ended.
    activities.setCurrentActivityWithoutActivation(at(current))
    activities.suspendedActivity = at(suspended)
    process.setContentDelivered(delivered)
    api.restoreSharedDataSnapshot(shared)
  }

  function give(said: Data) {
    api.loadFromFlattenedJSON(withoutCounts(said), '')
    api.cmi.initialize()
    const isSaid = (name: string) => said[name] !== undefined && said[name] !== '' && said[name] !== 'unknown'
    service.updateConfiguration({ wasCMIElementSetByContent: isSaid })
  }

  return {
    ...{ api, process, activities },
    root: activities.getActivity(rootId)!,
    /** @returns whether it is granted */
    request: (name: string, target?: string): boolean =>
      quietly(() => service.processNavigationRequest(name, target, String(data?.['cmi.exit'] ?? ''))),
    /** the item that is played now */
    played(): string | null {
      const at = activities.currentActivity
      return at?.isActive && at.children.length === 0 ? at.id : null
    },
    snapshot(): Snapshot {
      const { activityTree, globalObjectives, timestamp } = process.getSuspensionState()
      return {
        ...{ activityTree, globalObjectives, timestamp },
        current: activities.currentActivity?.id ?? null,
        suspended: activities.suspendedActivity?.id ?? null,
        delivered: process.hasContentBeenDelivered(),
        shared: api.captureSharedDataSnapshot(),
      }
    },
  }
}
export type Engine = Awaited<ReturnType<typeof engineOf>>
