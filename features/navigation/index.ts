export { type Reachable, reachable } from './entries.ts'
export { frameOf } from './frame.ts'
export { navigationOf } from './navigation.ts'
