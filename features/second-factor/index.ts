export { factorsOf, removeFactorsSince } from './factors.ts'
export { secondFactorGate } from './gate.ts'
