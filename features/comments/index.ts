export { addComment, shownComments } from './comments.ts'
export { hideOnTeamPage } from './moderation.ts'
