export { analytics } from './analytics.ts'
export { writeEvents } from './events.ts'
export { bringHistory, type HistoryDay } from './history.ts'
export { rollUp } from './roll-up.ts'
