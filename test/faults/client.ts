import { setTimeout } from 'node:timers/promises'
import type { Challenge } from 'altcha-lib'
import { solved } from '../captcha.ts'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

export type Client = {
  /** The body is sent as JSON, or as the form that it is. @returns null when the connection broke before an answer came */
  send(method: string, path: string, body?: unknown): Promise<Answer | null>
  captcha(): Promise<string>
}

/** Until the server takes it: while its database is away, or does not answer in time, it answers 503 with Retry-After. */
export async function untilTaken(ask: () => Promise<Answer | null>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer && answer.status !== 503) return answer
    await setTimeout(50)
  }
}

/** Someone with a browser at a real server: keeps cookies, has a token. */
export async function clientAt(origin: string, session?: string): Promise<Client> {
  const address = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`
  const cookies: Record<string, string> = session ? { session } : {}
  let token = ''

  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'x-forwarded-for': address,
        cookie: Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
        ...(token && { 'x-csrf-token': token }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies[name] = value
    }
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : { text } }
  }

  // A write without a token changes nothing and brings one.
  const refused = await untilTaken(() => ask('POST', '/newsletter/subscribe', {}))
  token = String(refused.body.csrf)
  return {
    send: (method, path, body) => ask(method, path, body).catch(() => null),
    async captcha() {
      const { body } = await untilTaken(() => ask('GET', '/captcha/challenge'))
      return solved(body as unknown as Challenge)
    },
  }
}
