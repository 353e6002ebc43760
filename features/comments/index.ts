export { addComment, shownComments } from './comments.ts'
export { forgetCommentsBy } from './leaving.ts'
