import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Mailbox = z.strictObject({ email: z.email(), name: z.string().optional() })
const Switch = z.strictObject({ enable: z.boolean() })
const kept =
  /^(x-sg-id|x-sg-eid|received|dkim-signature|content-type|content-transfer-encoding|to|from|subject|reply-to|cc|bcc)$/i

/** What SendGrid documents of POST /v3/mail/send, as far as we use it: anything else is refused. */
const Send = z.strictObject({
  personalizations: z
    .array(
      z.strictObject({
        to: z.array(Mailbox).min(1).max(1000),
        custom_args: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1)
    .max(1000),
  from: Mailbox,
  reply_to: Mailbox.optional(),
  subject: z.string().min(1),
  content: z
    .array(z.strictObject({ type: z.string().min(1), value: z.string().min(1) }))
    .min(1)
    .refine(([first]) => first?.type === 'text/plain', 'text/plain must be first'),
  headers: z
    .record(
      z.string().refine((name) => !kept.test(name)),
      z.string(),
    )
    .optional(),
  categories: z.array(z.string().max(255)).max(10).optional(),
  tracking_settings: z
    .strictObject({
      click_tracking: z.strictObject({ enable: z.boolean(), enable_text: z.boolean() }),
      open_tracking: Switch,
      subscription_tracking: Switch,
    })
    .optional(),
  mail_settings: z
    .strictObject({
      bypass_spam_management: Switch.optional(),
      bypass_bounce_management: Switch.optional(),
      bypass_unsubscribe_management: Switch.optional(),
    })
    .optional(),
})

type Entry = { email: string; reason?: string }
export type SendGridState = Record<'bounces' | 'blocks' | 'spam_reports' | 'invalid_emails', Entry[]> & {
  unsubscribes: string[]
  groups: { id: number; name: string; emails: string[] }[]
}

/** A stand-in for SendGrid's API, which checks each request against what SendGrid documents. */
export async function sendGridServer() {
  const key = 'SG.test'
  const sent: z.infer<typeof Send>[] = []
  const state: SendGridState = {
    bounces: [],
    blocks: [],
    spam_reports: [],
    invalid_emails: [],
    unsubscribes: [],
    groups: [],
  }
  /** the answer to the next requests, instead of the right one; 'silence' answers none */
  const next: { status: number | 'silence' | null } = { status: null }

  const server = createServer(async (request, response) => {
    const answer = (status: number, body?: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body === undefined ? '' : JSON.stringify(body))
    }
    const refuse = (status: number, message: string) => answer(status, { errors: [{ message, field: null }] })
    if (next.status === 'silence') return
    if (next.status) return refuse(next.status, 'as the test has it')
    if (request.headers.authorization !== `Bearer ${key}`) return refuse(401, 'authorization required')
    const { method = '' } = request
    const path = decodeURIComponent(request.url ?? '')
    if (method === 'POST' && path === '/v3/mail/send') {
      if (request.headers['content-type'] !== 'application/json') return refuse(415, 'not JSON')
      const read = Send.safeParse(await json(request))
      if (!read.success) return refuse(400, z.prettifyError(read.error))
      sent.push(read.data)
      return answer(202)
    }
    const found = await suppressions(state, method, path)
    return found ? answer(found.status, found.body) : refuse(404, `no such address: ${method} ${path}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    account: { key, url: `http://127.0.0.1:${port}` },
    sent,
    state,
    next,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function suppressions(state: SendGridState, method: string, path: string) {
  const [, list, listed] =
    /^\/v3\/suppression\/(bounces|blocks|spam_reports|invalid_emails)\/(.+@.+)$/.exec(path) ?? []
  if (list && listed) {
    const key = list as 'bounces'
    const found = state[key].filter(({ email }) => email === listed)
    if (method === 'GET')
      return { status: 200, body: found.map((entry) => ({ created: 1443651125, ...entry })) }
    if (method !== 'DELETE') return null
    state[key] = state[key].filter(({ email }) => email !== listed)
    return { status: found.length ? 204 : 404 }
  }
  const [, everywhere] = /^\/v3\/asm\/suppressions\/global\/(.+@.+)$/.exec(path) ?? []
  if (everywhere) {
    const stands = state.unsubscribes.includes(everywhere)
    if (method === 'GET') return { status: 200, body: stands ? { recipient_email: everywhere } : {} }
    if (method !== 'DELETE') return null
    state.unsubscribes = state.unsubscribes.filter((email) => email !== everywhere)
    return { status: 204 }
  }
  const [, anyGroup] = /^\/v3\/asm\/suppressions\/(?!global\/)(.+@.+)$/.exec(path) ?? []
  if (anyGroup && method === 'GET')
    return {
      status: 200,
      body: {
        suppressions: state.groups.map(({ id, name, emails }) => ({
          id,
          name,
          description: '',
          is_default: false,
          suppressed: emails.includes(anyGroup),
        })),
      },
    }
  const [, id, member] = /^\/v3\/asm\/groups\/(\d+)\/suppressions\/(.+@.+)$/.exec(path) ?? []
  const group = state.groups.find((one) => String(one.id) === id)
  if (!group || method !== 'DELETE') return null
  group.emails = group.emails.filter((email) => email !== member)
  return { status: 204 }
}
