import { qrOf } from './codes.ts'
import { eventTime } from './event.ts'
import { pageOfTicket } from './links.ts'
import type { TicketRow } from './tickets.ts'

/** A ticket as its holder sees it. */
export const shownTicket = (ticket: TicketRow, secret: string) => ({
  id: ticket.id,
  number: ticket.number,
  code: ticket.code,
  qr: qrOf(secret, ticket),
  name: ticket.name,
  fundraiser: { id: ticket.fundraiserId, name: ticket.fundraiser },
  when: eventTime(ticket),
  place: ticket.place,
  participatedAt: ticket.participatedAt,
  url: pageOfTicket(secret, ticket.id),
})

export type ShownTicket = ReturnType<typeof shownTicket>
