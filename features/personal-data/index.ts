export { erasedListIn, listErased } from './erased-list.ts'
export { exportPerson } from './export.ts'
export { retentionCron, retentionTasks } from './retain.ts'
