import type { Settings } from 'scorm-again'

type All = NonNullable<Settings['sequencing']>
/** An item of a course with its rules, as scorm-again reads it. */
export type Activity = NonNullable<All['activityTree']>

/** Of a whole course; `sharesObjectives`: with the other courses that do so, under common names. */
export type Tree = Activity & { sharesObjectives?: true }

/** Of the course itself: nothing in a package has this name. */
export const rootId = '~course'

/** The words of the standard that say something here; any other is a mistake in the manifest. */
export const known = {
  condition: [
    ...['satisfied', 'objectiveStatusKnown', 'objectiveMeasureKnown', 'objectiveMeasureGreaterThan'],
    ...[
      'objectiveMeasureLessThan',
      'completed',
      'activityProgressKnown',
      'attempted',
      'attemptLimitExceeded',
    ],
    ...['timeLimitExceeded', 'outsideAvailableTimeRange', 'always'],
  ],
  preConditionRule: ['skip', 'disabled', 'hiddenFromChoice', 'stopForwardTraversal'],
  postConditionRule: ['exitParent', 'exitAll', 'retry', 'retryAll', 'continue', 'previous'],
  exitConditionRule: ['exit'],
  rollupCondition: [
    ...['satisfied', 'objectiveStatusKnown', 'objectiveMeasureKnown', 'completed', 'activityProgressKnown'],
    ...['attempted', 'attemptLimitExceeded', 'timeLimitExceeded', 'outsideAvailableTimeRange', 'never'],
  ],
  rollupRule: ['satisfied', 'notSatisfied', 'completed', 'incomplete'],
  childActivitySet: ['all', 'any', 'none', 'atLeastCount', 'atLeastPercent'],
} as const
