export { entriesAbout } from './entries.ts'
