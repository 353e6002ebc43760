export { Sentence } from './sentence-text.tsx'
