export { follow, moveApplication, recordApplied } from './applications.ts'
export { keepAnswers } from './apply.ts'
export { applicationsOf } from './tracking.ts'
