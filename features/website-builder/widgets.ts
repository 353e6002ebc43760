export { DraftBanner } from './publish.tsx'
