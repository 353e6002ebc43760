import { pdfOf } from '#lib/pdf.ts'
import { qrOf } from './codes.ts'
import { eventTime } from './event.ts'
import { codeShown, numberShown } from './model/code.ts'
import type { TicketRow } from './tickets.ts'

/** A ticket to print: large enough to be scanned from paper. */
export const ticketPdf = (ticket: TicketRow, secret: string, brand: string): Promise<Buffer> =>
  pdfOf({
    title: ticket.fundraiser,
    from: ticket.site,
    brand,
    blocks: [
      { text: [eventTime(ticket), ticket.place].filter(Boolean).join('\n') },
      { heading: ticket.name },
      { text: `Ticket ${numberShown(ticket.number)}` },
      { qr: qrOf(secret, ticket), points: 216, caption: codeShown(ticket.code) },
      { text: 'Show this code at check-in, on your phone or on paper. It counts once.' },
    ],
  })
