export { useCounts } from './live/use-counts.ts'
