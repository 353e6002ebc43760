export { applicationOf, follow, moveApplication } from './applications.ts'
