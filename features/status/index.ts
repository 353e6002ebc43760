export { factsOf, type NamedFact } from './checks.ts'
