export { sightFor } from './owner.ts'
export type { Sight } from './sight.ts'
