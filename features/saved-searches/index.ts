export { matchDue } from './due.ts'
export { keptQuery } from './kept-query.ts'
export { saveSearch } from './saved-searches.ts'
