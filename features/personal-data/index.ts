export { exportPerson } from './export.ts'
