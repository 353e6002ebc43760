export { CalendarPanel } from './calendar-panel.tsx'
