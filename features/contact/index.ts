export { contactProblem } from './contact.ts'
