export { factorsOf } from './factors.ts'
export { secondFactorGate } from './gate.ts'
