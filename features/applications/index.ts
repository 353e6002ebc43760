export { applicationOf, follow, moveApplication } from './applications.ts'
export { applicationsOf } from './tracking.ts'
