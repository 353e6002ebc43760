export { verdictWords } from './model/words.ts'
