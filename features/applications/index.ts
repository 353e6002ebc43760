export { applicationOf } from './applications.ts'
