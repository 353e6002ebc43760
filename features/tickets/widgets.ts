export { TicketCard } from './ticket-card.tsx'
