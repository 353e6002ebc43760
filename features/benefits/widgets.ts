export { verdictWords } from './words.ts'
