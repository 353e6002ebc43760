export { SiteBeginning } from './templates/beginning.ts'
