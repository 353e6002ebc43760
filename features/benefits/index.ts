export { benefitsFor } from './benefits.ts'
