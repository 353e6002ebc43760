export { erasedListIn } from './erased-list.ts'
export { exportPerson } from './export.ts'
