export { applicationOf, follow, moveApplication, recordApplied } from './applications.ts'
export { applicationsOf } from './tracking.ts'
