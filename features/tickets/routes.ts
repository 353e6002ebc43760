import { readFile } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { subjectOf } from '#features/users/index.ts'
import { done } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { sendCsv } from '#lib/csv.ts'
import { newId } from '#lib/ids.ts'
import { Invalid } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { userMessages } from '#spec/messages.ts'
import { CheckInPage, Counts, ScanResult, TicketList } from './answers.ts'
import { checkIn, undoCheckIn } from './check-in.ts'
import { publicKeyOf } from './codes.ts'
import { ticketColumns } from './csv.ts'
import { allTickets, countsOf, eventFor, listTickets, rosterOf } from './find.ts'
import { issueTicket } from './issue.ts'
import { ticketMessages } from './messages.ts'
import { isQr } from './model/code.ts'
import { CheckInForm, Scan, TicketsQuery } from './schema.ts'

const config = { can: 'tickets.checkIn' } as const
const event = '/admin/fundraisers/:id'
const worker = readFile(new URL('./desk/worker.js', import.meta.url), 'utf8')
const Both = z.object({ id: z.uuid(), ticket: z.uuid() })

/** Tickets of fundraisers: issuing (document 1, sections 6 and 7), their list, and check-in. */
export default async function ticketRoutes(app: App, { db, settings }: Tools) {
  const { secret } = settings

  app.post(
    '/admin/users/:id/issue-ticket',
    {
      schema: { params: ById, response: { 200: done({ user: ById, ticket: ById }) } },
      config: { can: 'tickets.issue' },
    },
    async (request, reply) => {
      const person = await subjectOf(db, request, request.params.id, 'issueTicket')
      const id = await issueTicket(db, request, person)
      return reply.done({
        message: userMessages.ticketSent,
        body: { user: { id: person.id }, ticket: { id } },
      })
    },
  )

  app.get(
    `${event}/tickets`,
    { schema: { params: ById, querystring: TicketsQuery, response: { 200: TicketList } }, config },
    async ({ viewer, params, query }, reply) => {
      const fundraiser = shown(await eventFor(db, viewer, params.id))
      return reply.page('tickets/list', { fundraiser, ...(await listTickets(db, secret, params.id, query)) })
    },
  )

  app.get(
    `${event}/tickets.csv`,
    { schema: { params: ById, querystring: TicketsQuery, hide: true }, config },
    async ({ viewer, params, query }, reply) => {
      const { name } = await eventFor(db, viewer, params.id)
      return sendCsv(reply, `tickets-${name}`, ticketColumns, allTickets(db, secret, params.id, query))
    },
  )

  app.get(
    `${event}/check-in`,
    { schema: { params: ById, response: { 200: CheckInPage } }, config },
    async ({ viewer, params }, reply) =>
      reply.page('tickets/check-in', {
        fundraiser: shown(await eventFor(db, viewer, params.id)),
        publicKey: publicKeyOf(secret),
        roster: await rosterOf(db, params.id),
        counts: await countsOf(db, params.id),
        me: viewer!.name,
      }),
  )

  // Its scope is this page: no other page of the site is ever served by it.
  app.get(
    `${event}/check-in/worker.js`,
    { schema: { params: ById, hide: true }, config },
    async ({ viewer, params }, reply) => {
      const { id } = await eventFor(db, viewer, params.id)
      return reply
        .type('text/javascript; charset=utf-8')
        .header('service-worker-allowed', `/admin/fundraisers/${id}/check-in`)
        .header('cache-control', 'no-cache')
        .send(await worker)
    },
  )

  app.post(
    `${event}/check-in`,
    {
      schema: {
        params: ById,
        body: CheckInForm,
        response: { 200: done({ results: z.array(ScanResult), counts: Counts }) },
      },
      config,
      preValidation: authorizeFirst(ById, ({ id }, { viewer }) => eventFor(db, viewer, id)),
    },
    async (request, reply) => {
      const desk = await deskOf(request, request.params.id)
      const scans = 'scans' in request.body ? request.body.scans : [oneOf(request.body)]
      const results = await checkIn(desk, request, scans)
      const isForm = !('scans' in request.body)
      const message = isForm ? answerToForm(results[0]!, request.site.timeZone) : undefined
      return reply.done({ message, body: { results, counts: await countsOf(db, desk.event.id) } })
    },
  )

  app.post(
    `${event}/tickets/:ticket/undo`,
    {
      schema: { params: Both },
      config,
      preValidation: authorizeFirst(Both, ({ id }, { viewer }) => eventFor(db, viewer, id)),
    },
    async (request, reply) => {
      const desk = await deskOf(request, request.params.id)
      const name = await undoCheckIn(desk, request, request.params.ticket)
      return reply.done({
        message: ticketMessages.undone(name),
        body: { counts: await countsOf(db, desk.event.id) },
      })
    },
  )

  const deskOf = async ({ viewer }: FastifyRequest, id: string) => ({
    ...{ db, secret },
    event: await eventFor(db, viewer, id),
  })
}

const shown = ({ id, name, when, place }: Awaited<ReturnType<typeof eventFor>>) => ({ id, name, when, place })

/** What a form without script sends: one code, or one person of the list. */
function oneOf({ code, ticket }: { code: string; ticket: string | null }): Scan {
  if (!ticket && !code.trim()) throw new Invalid({ code: ticketMessages.noCode })
  const way = ticket ? 'hand' : isQr(code) ? 'scan' : 'code'
  return Scan.parse({ key: newId(), code, ticket, way, at: new Date() })
}

/** @throws Invalid for a ticket that was used, or is none */
function answerToForm({ result, ticket }: z.output<typeof ScanResult>, timeZone: string): string {
  if (!ticket) throw new Invalid({ code: ticketMessages.unknown })
  if (result === 'valid') return ticketMessages.checkedIn(ticket.name)
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  throw new Invalid({
    code: ticketMessages.used(ticket.name, format.format(new Date(ticket.at!)), ticket.by!),
  })
}
