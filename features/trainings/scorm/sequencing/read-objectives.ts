import { childOf, childrenOf, type Element, wordsOf } from '../xml.ts'
import type { Activity } from './settings.ts'
import { booleansOf, numberIn } from './values.ts'

type Objective = NonNullable<Activity['primaryObjective']>
type MapInfo = NonNullable<Objective['mapInfo']>[number]

/** The library needs a name for the primary objective; courses do not see one that is empty. */
const unnamed = ' '

/** What an item is measured by, and what it shares with others under a common name. */
export function readObjectives(sequencing: Element): Pick<Activity, 'primaryObjective' | 'objectives'> {
  const objectives = childOf(sequencing, 'objectives')
  if (!objectives) return {}
  // The scores and the progress that are shared as well are said beside them (4th edition, adlseq:objectives).
  const more = childrenOf(sequencing, 'objectives').slice(1)
  const primary = childOf(objectives, 'primaryObjective')
  return {
    ...(primary && { primaryObjective: objectiveOf(primary, more) }),
    objectives: childrenOf(objectives, 'objective').map((one) => objectiveOf(one, more)),
  }
}

function objectiveOf(element: Element, more: Element[]): Objective {
  const { objectiveID: id = '' } = element.attributes
  const beside = more
    .flatMap((list) => childrenOf(list, 'objective'))
    .filter(({ attributes }) => attributes.objectiveID === id)
  const least = numberIn(wordsOf(childOf(element, 'minNormalizedMeasure')))
  return {
    objectiveID: id || unnamed,
    ...booleansOf(element, ['satisfiedByMeasure']),
    ...(least !== undefined && { minNormalizedMeasure: least }),
    mapInfo: mapsOf([element, ...beside]),
  }
}

/** One for each name that is shared, whatever part of the manifest says it. */
function mapsOf(elements: Element[]): MapInfo[] {
  const maps = new Map<string, MapInfo>()
  for (const map of elements.flatMap((one) => childrenOf(one, 'mapInfo')).map(mapOf))
    maps.set(map.targetObjectiveID, { ...maps.get(map.targetObjectiveID), ...map })
  return [...maps.values()]
}

const mapOf = (map: Element): MapInfo => ({
  targetObjectiveID: map.attributes.targetObjectiveID ?? '',
  ...booleansOf(map, [
    'readSatisfiedStatus',
    'readNormalizedMeasure',
    'writeSatisfiedStatus',
    'writeNormalizedMeasure',
  ]),
  ...booleansOf(map, [
    'readCompletionStatus',
    'writeCompletionStatus',
    'readProgressMeasure',
    'writeProgressMeasure',
  ]),
  ...booleansOf(map, [
    'readRawScore',
    'writeRawScore',
    'readMinScore',
    'writeMinScore',
    'readMaxScore',
    'writeMaxScore',
  ]),
})
