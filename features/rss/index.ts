export { newsOf, newsSoon } from './news.ts'
export { introOf } from './values.ts'
