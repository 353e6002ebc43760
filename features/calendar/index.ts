export { eventsSoon } from './events.ts'
