import { Page } from '#ui/page.tsx'
import type { ShownTicket } from './shown.ts'
import { TicketCard } from './ticket-card.tsx'

export type Props = { ticket: ShownTicket }

/** A ticket, behind the link of its mail. */
export default function Ticket({ ticket }: Props) {
  return (
    <Page title="Your ticket" lead="Show this code at check-in, on your phone or on paper." narrow>
      <TicketCard ticket={ticket} />
    </Page>
  )
}
