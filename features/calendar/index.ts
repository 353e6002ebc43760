export { eventsOf, eventsSoon } from './events.ts'
