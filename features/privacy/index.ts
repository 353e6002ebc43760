export { managedBy, usersFor } from './managed.ts'
export { sightFor, sightsFor } from './owner.ts'
export type { Sight } from './sight.ts'
