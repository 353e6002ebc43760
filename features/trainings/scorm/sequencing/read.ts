import { FileRefused } from '#lib/files/kinds/kind.ts'
import { scormMessages as words } from '../messages.ts'
import { childOf, childrenOf, type Element, wordsOf } from '../xml.ts'
import { readObjectives } from './read-objectives.ts'
import { readRollup, readRules } from './read-rules.ts'
import { type Activity, rootId, type Tree } from './settings.ts'
import { booleansOf, numberIn } from './values.ts'

/** What an organization and its items say about the order in which they are played, and when each is done. */
export function readSequencing(manifest: Element, organization: Element | undefined): Tree {
  const shared = new Map(
    childrenOf(childOf(manifest, 'sequencingCollection'), 'sequencing').map((one) => [
      one.attributes.ID,
      one,
    ]),
  )
  const course = organization ? activityOf(organization, shared) : { id: '', title: '' }
  // The standard takes it for said where it is not; authoring tools use the same names in every course, so it must be said here.
  const sharesObjectives = organization?.attributes.objectivesGlobalToSystem === 'true'
  return { ...course, id: rootId, ...(sharesObjectives && { sharesObjectives }) }
}

type Shared = ReadonlyMap<string | undefined, Element>

function activityOf(element: Element, shared: Shared): Activity {
  const { identifier = '', isvisible } = element.attributes
  const sequencing = sequencingOf(element, shared)
  const children = childrenOf(element, 'item').map((child) => activityOf(child, shared))
  return {
    ...{ id: identifier.slice(0, 500), title: wordsOf(childOf(element, 'title')).slice(0, 200) },
    ...(isvisible === 'false' && { isVisible: false }),
    sequencingControls: asUsual,
    ...(sequencing && rulesOf(sequencing)),
    ...thresholdOf(element),
    ...hiddenOf(element),
    ...sharedOf(element),
    ...(children.length > 0 && { children }),
  }
}

/** Its own rules, and of the collection that it names those that it does not have itself. */
function sequencingOf(element: Element, shared: Shared): Element | undefined {
  const own = childOf(element, 'sequencing')
  const named = own?.attributes.IDRef === undefined ? undefined : shared.get(own.attributes.IDRef)
  if (!own || !named) return own
  const names = new Set(own.children.map(({ name }) => name))
  return { ...own, children: [...own.children, ...named.children.filter(({ name }) => !names.has(name))] }
}

function rulesOf(sequencing: Element): Partial<Activity> {
  const limits = childOf(sequencing, 'limitConditions')?.attributes ?? {}
  const delivery = childOf(sequencing, 'deliveryControls')
  const attempts = numberIn(limits.attemptLimit)
  return {
    ...{ sequencingControls: controlsOf(sequencing), ...readObjectives(sequencing) },
    ...{ sequencingRules: readRules(sequencing), rollupRules: readRollup(sequencing) },
    ...(attempts !== undefined && { attemptLimit: attempts }),
    ...(limits.attemptAbsoluteDurationLimit && {
      attemptAbsoluteDurationLimit: limits.attemptAbsoluteDurationLimit,
    }),
    ...(delivery && {
      deliveryControls: booleansOf(delivery, ['tracked', 'completionSetByContent', 'objectiveSetByContent']),
    }),
    ...considerationsOf(sequencing),
  }
}

/** Where a manifest says nothing, parts are chosen and do not follow one another; the library would let them. */
const asUsual = { choice: true, flow: false }

function controlsOf(sequencing: Element): Activity['sequencingControls'] {
  const mode = childOf(sequencing, 'controlMode')
  const chosen = childOf(sequencing, 'constrainedChoiceConsiderations')
  const rollup = childOf(sequencing, 'rollupRules')
  const random = childOf(sequencing, 'randomizationControls')?.attributes ?? {}
  const weight = numberIn(rollup?.attributes.objectiveMeasureWeight)
  const count = numberIn(random.selectCount)
  return {
    ...asUsual,
    ...booleansOf(mode, ['choice', 'choiceExit', 'flow', 'forwardOnly']),
    ...booleansOf(mode, ['useCurrentAttemptObjectiveInfo', 'useCurrentAttemptProgressInfo']),
    ...booleansOf(chosen, ['preventActivation', 'constrainChoice']),
    ...booleansOf(rollup, ['rollupObjectiveSatisfied', 'rollupProgressCompletion']),
    ...(weight !== undefined && { objectiveMeasureWeight: weight }),
    ...(random.selectionTiming && { selectionTiming: timingOf(random.selectionTiming) as never }),
    ...(count !== undefined && { selectCount: count }),
    ...(random.randomizationTiming && { randomizationTiming: timingOf(random.randomizationTiming) as never }),
    ...(random.reorderChildren === 'true' && { randomizeChildren: true }),
  }
}

function timingOf(said: string): string {
  if (['never', 'once', 'onEachNewAttempt'].includes(said)) return said
  throw new FileRefused(
    words.brokenManifest(`“${said}” is not a timing for selection or randomization in SCORM 2004.`),
  )
}

function considerationsOf(sequencing: Element): Partial<Activity> {
  const element = childOf(sequencing, 'rollupConsiderations')
  if (!element) return {}
  const said = [
    'requiredForSatisfied',
    'requiredForNotSatisfied',
    'requiredForCompleted',
    'requiredForIncomplete',
  ]
  const required = said.flatMap((name) =>
    element.attributes[name] ? [[name, element.attributes[name]]] : [],
  )
  return {
    rollupConsiderations: {
      ...Object.fromEntries(required),
      ...booleansOf(element, ['measureSatisfactionIfActive']),
    },
  }
}

/** 4th edition: attributes; 3rd: the measure alone, by which it is completed. */
function thresholdOf(element: Element): Partial<Activity> {
  const threshold = childOf(element, 'completionThreshold')
  if (!threshold) return {}
  const { minProgressMeasure, progressWeight } = threshold.attributes
  const plain = wordsOf(threshold)
  const weight = numberIn(progressWeight)
  return {
    completionThreshold: {
      completedByMeasure: threshold.attributes.completedByMeasure === 'true' || plain !== '',
      minProgressMeasure: numberIn(minProgressMeasure) ?? numberIn(plain) ?? 1,
      ...(weight !== undefined && { progressWeight: weight }),
    },
  }
}

/** The buttons that an item asks to hide, since it has its own. */
function hiddenOf(element: Element): Partial<Activity> {
  const named = childrenOf(childOf(element, 'presentation', 'navigationInterface'), 'hideLMSUI').map(wordsOf)
  return named.length > 0 ? { hideLmsUi: named as NonNullable<Activity['hideLmsUi']> } : {}
}

/** Data that several items share (4th edition, adlcp:data). */
function sharedOf(element: Element): Partial<Activity> {
  const maps = childrenOf(childOf(element, 'data'), 'map')
  if (!maps.length) return {}
  return {
    sharedDataMaps: maps.map(({ attributes }) => ({
      targetID: attributes.targetID ?? '',
      readSharedData: attributes.readSharedData !== 'false',
      writeSharedData: attributes.writeSharedData !== 'false',
    })),
  }
}
