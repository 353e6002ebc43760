export { editableResources, resourceCardOf, resourceCards, resourceRows } from './resource-cards.ts'
export { summaryOf } from './summary.ts'
export { cardOf, openTrainings, trainingCards, trainingRows } from './training-cards.ts'
export { editableTrainings, type Here, mayEditTraining, visibleTrainings } from './visible.ts'
