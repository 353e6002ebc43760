export { draftFor, draftGate } from './draft-gate.ts'
export { SiteBeginning } from './templates/beginning.ts'
