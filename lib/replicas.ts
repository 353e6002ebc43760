// Reads on replicas (DATABASE_READ_URL): decision 480.
export { replicatedBuilder } from './replicas/driver.ts'
export { lookAtReplicas } from './replicas/look.ts'
export { readAfterNotices } from './replicas/notices.ts'
export { replicaReads } from './replicas/plugin.ts'
export type { ReplicaState } from './replicas/replica.ts'
export { openReplicas, type Replicas } from './replicas/replicas.ts'
