import { FileRefused } from '#lib/files/kinds/kind.ts'
import { scormMessages as words } from '../messages.ts'
import { childOf, childrenOf, type Element } from '../xml.ts'
import { type Activity, known } from './settings.ts'
import { numberIn } from './values.ts'

type Rules = NonNullable<Activity['sequencingRules']>
type Rule = NonNullable<Rules['preConditionRules']>[number]
type Condition = Rule['conditions'][number]
type RollupRules = NonNullable<Activity['rollupRules']>

/** When an item is skipped or closed, what happens after it, and when it ends. */
export function readRules(sequencing: Element): Rules {
  const rules = childOf(sequencing, 'sequencingRules')
  const of = (kind: 'preConditionRule' | 'postConditionRule' | 'exitConditionRule') =>
    childrenOf(rules, kind).map((rule): Rule => {
      const conditions = childOf(rule, 'ruleConditions')
      return {
        action: wordIn(known[kind], childOf(rule, 'ruleAction')?.attributes.action) as Rule['action'],
        conditionCombination: conditions?.attributes.conditionCombination === 'any' ? 'any' : 'all',
        conditions: childrenOf(conditions, 'ruleCondition').map(conditionOf),
      }
    })
  return {
    preConditionRules: of('preConditionRule'),
    postConditionRules: of('postConditionRule'),
    exitConditionRules: of('exitConditionRule'),
  }
}

function conditionOf({ attributes }: Element): Condition {
  const { condition, operator, referencedObjective } = attributes
  const threshold = numberIn(attributes.measureThreshold)
  return {
    condition: wordIn(known.condition, condition) as Condition['condition'],
    ...(operator === 'not' && { operator: 'not' as NonNullable<Condition['operator']> }),
    ...(referencedObjective && { referencedObjective }),
    ...(threshold !== undefined && { parameters: { threshold } }),
  }
}

/** What the parts of a part make of it. */
export function readRollup(sequencing: Element): RollupRules {
  const found = childrenOf(childOf(sequencing, 'rollupRules'), 'rollupRule')
  return {
    rules: found.map((rule) => {
      const { childActivitySet = 'all', minimumCount, minimumPercent } = rule.attributes
      const conditions = childOf(rule, 'rollupConditions')
      return {
        action: wordIn(known.rollupRule, childOf(rule, 'rollupAction')?.attributes.action) as never,
        consideration: wordIn(known.childActivitySet, childActivitySet) as never,
        conditionCombination: (conditions?.attributes.conditionCombination === 'all'
          ? 'all'
          : 'any') as never,
        minimumCount: numberIn(minimumCount) ?? 0,
        // Of 1 in the manifest, of 100 in the library.
        minimumPercent: (numberIn(minimumPercent) ?? 0) * 100,
        conditions: childrenOf(conditions, 'rollupCondition').map(({ attributes }) => {
          const condition = wordIn(known.rollupCondition, attributes.condition)
          return {
            condition: (condition === 'activityProgressKnown' ? 'progressKnown' : condition) as never,
            operator: (attributes.operator === 'not' ? 'not' : 'noOp') as never,
          }
        }),
      }
    }),
  }
}

function wordIn(list: readonly string[], said = ''): string {
  if (list.includes(said)) return said
  throw new FileRefused(words.brokenManifest(`“${said}” is not a rule or condition of SCORM 2004.`))
}
