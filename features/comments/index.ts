export { shownComments } from './comments.ts'
