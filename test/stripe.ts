import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The parameters that Stripe's API of the pinned version takes, of the calls that we make; `*` matches any name of ours. */
const taken: Record<string, string[]> = {
  'POST /v1/payment_intents': [
    ...[
      'amount',
      'currency',
      'confirm',
      'description',
      'metadata[*]',
      'expand[*]',
      'customer',
      'off_session',
      'use_stripe_sdk',
    ],
    ...['setup_future_usage', 'confirmation_token', 'payment_method', 'payment_method_data[type]'],
    ...[
      'payment_method_data[card][token]',
      'automatic_payment_methods[enabled]',
      'automatic_payment_methods[allow_redirects]',
    ],
  ],
  'GET /v1/payment_intents': ['created[gte]', 'created[lt]', 'limit', 'expand[*]', 'starting_after'],
  'POST /v1/refunds': ['payment_intent', 'amount', 'metadata[*]'],
  'POST /v1/customers': ['email', 'name', 'metadata[*]'],
  'GET /v1/customers/*/payment_methods': ['type', 'limit'],
  'POST /v1/setup_intents': [
    ...['customer', 'confirm', 'usage', 'expand[*]', 'confirmation_token', 'payment_method'],
    ...['automatic_payment_methods[enabled]', 'automatic_payment_methods[allow_redirects]'],
  ],
}

/** What they are, where Stripe refuses anything else. */
const types: Record<string, RegExp> = {
  amount: /^[1-9]\d*$/,
  currency: /^usd$/,
  confirm: /^(true|false)$/,
  off_session: /^(true|false)$/,
  limit: /^\d+$/,
  customer: /^cus_/,
  payment_method: /^pm_/,
  confirmation_token: /^ctoken_/,
  payment_intent: /^pi_/,
}

export type Misbehavior =
  | 'silent'
  | 'slow'
  | 'nonsense'
  | '500 after success'
  | '429'
  | 'declined'
  | 'lost card'
  | 'asks the bank'
  | null

/** A server that speaks Stripe's protocol as far as we do: refuses what Stripe would, repeats by key, misbehaves when told. */
export async function stripeStandIn(version: string) {
  const answers = new Map<string, { body: string; answer: [number, object] }>()
  const intents: Record<string, unknown>[] = []
  const refused: string[] = []
  const stand = {
    misbehavior: null as Misbehavior,
    intents,
    refused,
    url: '',
    calls: 0,
    close: async () => {},
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://stripe')
    let body = ''
    for await (const chunk of request) body += chunk
    stand.calls++
    const call = `${request.method} ${url.pathname.replace(/cus_[\w-]+/, '*')}`
    const parameters = new URLSearchParams(request.method === 'GET' ? url.search : body)
    const wrong = unknownIn(call, parameters) ?? headersOf(request, version)
    if (wrong) {
      refused.push(`${call}: ${wrong}`)
      return send(response, 400, { error: { type: 'invalid_request_error', message: wrong } })
    }
    if (stand.misbehavior === 'silent') return request.socket.destroy()
    if (stand.misbehavior === 'nonsense') return void response.end('<html>')
    if (stand.misbehavior === '429')
      return send(response, 429, {
        error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many.' },
      })
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const before = answers.get(key)
    if (before && before.body !== body)
      return send(response, 400, {
        error: { type: 'idempotency_error', message: 'Another body under this key.' },
      })
    const answer = before?.answer ?? act(call, parameters)
    answers.set(key, { body, answer })
    // Charged, and answered when nobody waits for it any more.
    if (stand.misbehavior === 'slow') await new Promise((gone) => response.once('close', gone))
    if (stand.misbehavior === '500 after success')
      return send(response, 500, { error: { type: 'api_error', message: 'Broken.' } })
    send(response, ...answer)
  }

  function act(call: string, parameters: URLSearchParams): [number, object] {
    if (call === 'GET /v1/payment_intents')
      return [200, { object: 'list', data: intents, has_more: false, url: '/v1/payment_intents' }]
    if (call === 'POST /v1/refunds')
      return [
        200,
        {
          object: 'refund',
          id: `re_${randomUUID()}`,
          status: 'succeeded',
          amount: Number(parameters.get('amount')),
        },
      ]
    if (call === 'POST /v1/setup_intents')
      return [200, { object: 'setup_intent', id: 'seti_1', status: 'succeeded', payment_method: methods[1] }]
    if (call === 'GET /v1/customers/*/payment_methods')
      return [200, { object: 'list', data: [methods[0]], has_more: false, url: '/v1/payment_methods' }]
    if (call === 'POST /v1/customers') return [200, { object: 'customer', id: `cus_${randomUUID()}` }]
    return charge(parameters)
  }

  function charge(parameters: URLSearchParams): [number, object] {
    const asks = stand.misbehavior === 'asks the bank'
    const intent = {
      object: 'payment_intent',
      id: `pi_${randomUUID()}`,
      amount: Number(parameters.get('amount')),
      metadata: { payment: parameters.get('metadata[payment]') },
      customer: parameters.get('customer'),
      payment_method: parameters.get('payment_method') ?? 'pm_kept',
      client_secret: 'pi_secret',
      status: asks ? 'requires_action' : 'succeeded',
      latest_charge: asks
        ? null
        : { amount_refunded: 0, payment_method_details: { card: { brand: 'visa', last4: '4242' } } },
    }
    const code =
      stand.misbehavior === 'lost card'
        ? 'lost_card'
        : stand.misbehavior === 'declined'
          ? 'generic_decline'
          : null
    if (!code) intents.push(intent)
    return code
      ? [
          402,
          {
            error: {
              type: 'card_error',
              code: 'card_declined',
              decline_code: code,
              message: 'Your card was declined.',
            },
          },
        ]
      : [200, intent]
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stand.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(() => resolve()))
  }
  return stand
}

const methods = [
  { object: 'payment_method', id: 'pm_kept', card: { brand: 'visa', last4: '4242' } },
  { object: 'payment_method', id: 'pm_saved', card: { brand: 'mastercard', last4: '4444' } },
] as const

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

function headersOf({ headers }: IncomingMessage, version: string): string | null {
  if (headers['stripe-version'] !== version) return `Version ${headers['stripe-version']}`
  return /^Bearer (sk|rk)_/.test(String(headers.authorization)) ? null : 'No secret key.'
}

function unknownIn(call: string, parameters: URLSearchParams): string | null {
  const known = taken[call]
  if (!known) return `Unrecognized request URL (${call}).`
  const wrong = [...parameters].find(([name, value]) => types[name] && !types[name].test(value))
  if (wrong) return `Invalid ${wrong.join(': ')}`
  const unknown = [...parameters.keys()].find(
    (name) => !known.includes(name) && !known.includes(name.replace(/\[[^\]]+\]$/, '[*]')),
  )
  return unknown ? `Received unknown parameter: ${unknown}` : null
}
