import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import type { Settings } from '../../config.ts'
import { eventTime } from './event.ts'
import { pageOfTicket } from './links.ts'
import { codeShown } from './model/code.ts'
import { ticketById } from './tickets.ts'

/** Mails a ticket to whom it is for. `nonce`: another one is another mail. */
export async function mailTicket(db: Db, settings: Settings, id: string, nonce: number): Promise<void> {
  const ticket = await ticketById(db, id)
  const site = ticket && (await mailSiteOf(db, settings, ticket.themeId))
  if (!ticket || !site) return
  const page = `${site.origin}${pageOfTicket(settings.secret, id)}`
  const when = eventTime(ticket)
  await sendMail(db, {
    ...{ to: ticket.email, toName: ticket.name, themeId: ticket.themeId, kind: 'ticket' },
    key: `ticket ${id} ${nonce}`,
    subject: `Your ticket for ${ticket.fundraiser}`,
    ...mailLayout({
      site,
      heading: `Your ticket, ${ticket.firstName}`,
      paragraphs: [
        [ticket.fundraiser, when, ticket.place].filter(Boolean).join('\n'),
        `Show the code at check-in, on your phone or on paper. If it won’t scan, give this code: ${codeShown(ticket.code)}.`,
      ],
      button: { label: 'Ticket (PDF)', href: `${page}/ticket.pdf` },
      links: [
        { label: 'Open the ticket', href: page },
        ...(when ? [{ label: 'Add it to your calendar', href: `${page}/event.ics` }] : []),
      ],
    }),
  })
}
