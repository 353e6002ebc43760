export { newsSoon } from './news.ts'
