export { applicationOf, follow, setStatus } from './applications.ts'
