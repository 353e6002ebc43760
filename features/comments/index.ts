export { addComment, shownComments } from './comments.ts'
