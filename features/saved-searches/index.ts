export { matchDue } from './due.ts'
export { keptQuery } from './kept-query.ts'
