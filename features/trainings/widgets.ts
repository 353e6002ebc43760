export { trainingMessages } from './messages.ts'
