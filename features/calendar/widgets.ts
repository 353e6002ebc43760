export { AddToAgenda } from './agenda.tsx'
export { CalendarPanel } from './calendar-panel.tsx'
export { EventList } from './event-list.tsx'
