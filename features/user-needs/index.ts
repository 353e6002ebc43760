export { userNeeds } from './needs.ts'
export { needsOf, saveNeeds } from './of-person.ts'
