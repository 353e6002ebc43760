export { type ShownTicket, shownTicket } from './shown.ts'
export { ticketsOf } from './tickets.ts'
