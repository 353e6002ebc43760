import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mailSite, originOf } from '#features/themes/index.ts'
import { notFound } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { calendarFile } from './event.ts'
import { pageOfTicket, ticketOf } from './links.ts'
import { ticketMessages } from './messages.ts'
import { shownTicket } from './shown.ts'
import { ticketPdf } from './ticket-pdf.ts'
import { type TicketRow, ticketById } from './tickets.ts'

const ByToken = z.object({ token: z.string().max(300) })
const open = { can: 'public' } as const
const page = '/tickets/:token'

/** A ticket, for anyone who holds its link: the page, the PDF, the calendar file. */
export default async function ticketHolderRoutes(app: App, { db, settings }: Tools) {
  const { secret } = settings

  app.get(page, { schema: { params: ByToken, hide: true }, config: open }, async (request, reply) => {
    const ticket = await behind(request)
    return reply.page('tickets/ticket', { ticket: shownTicket(ticket, secret) }, { personal: true })
  })

  app.get(
    `${page}/ticket.pdf`,
    { schema: { params: ByToken, hide: true }, config: open },
    async (request, reply) => {
      const ticket = await behind(request)
      const pdf = await ticketPdf(ticket, secret, mailSite(request).brand)
      return download(reply, `ticket-${ticket.code}.pdf`, 'application/pdf').send(pdf)
    },
  )

  app.get(
    `${page}/event.ics`,
    { schema: { params: ByToken, hide: true }, config: open },
    async (request, reply) => {
      const ticket = await behind(request)
      const url = `${originOf(request)}${pageOfTicket(secret, ticket.id)}`
      const file = calendarFile({ ...ticket, url })
      if (!file) throw notFound('This fundraiser names no day.')
      return download(reply, `ticket-${ticket.code}.ics`, 'text/calendar; charset=utf-8').send(file)
    },
  )

  /** @throws Problem 404 for a link that is not ours, or of another site */
  async function behind({ site, params }: FastifyRequest): Promise<TicketRow> {
    const id = ticketOf(secret, (params as { token: string }).token)
    const ticket = id && (await ticketById(db, id))
    if (!ticket || ticket.themeId !== site.id) throw notFound(ticketMessages.notThere)
    return ticket
  }
}

const download = (reply: FastifyReply, name: string, type: string) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
