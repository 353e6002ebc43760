export { matchDue } from './due.ts'
export { keptQuery } from './kept-query.ts'
export { savedSearches, saveSearch } from './saved-searches.ts'
