import { randomInt, randomUUID } from 'node:crypto'
import { Pool } from 'undici'
import { solved } from '#test/captcha.ts'

/** A gift that is ready to be sent: the same key each time. */
export type Ready = { email: string; key: string; body: Record<string, unknown> }
export type Answer = { status: number; ms: number; body: { donation?: { state: string }; errors?: object } }

export type Client = ReturnType<typeof clientAt>

const json = { accept: 'application/json', 'content-type': 'application/json' }

/** Donors at a server: each with an address of its own, so that none uses up the limits of another. */
export function clientAt(origin: string, connections: number) {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  let csrf = ''
  const from = () => ({ 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') })

  async function ask(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body?: object) {
    const began = performance.now()
    const { statusCode, body: given } = await pool.request({
      ...{ method, path, body: body ? JSON.stringify(body) : undefined },
      headers: {
        ...json,
        ...from(),
        ...headers,
        ...(csrf && { cookie: `csrf=${csrf}`, 'x-csrf-token': csrf }),
      },
    })
    const text = await given.text()
    return {
      status: statusCode,
      ms: performance.now() - began,
      body: text.startsWith('{') ? JSON.parse(text) : {},
    }
  }

  return {
    /** The token that a browser has from its first page. */
    async open() {
      csrf = ''
      csrf = (await ask('POST', '/donations', {}, {})).body.csrf
    },
    /** Everything of a gift but sending it: the captcha is no part of what is measured. */
    async prepare(target: Record<string, string>): Promise<Ready> {
      const email = `${randomUUID()}@example.org`
      const captcha = await this.captcha()
      return { email, key: randomUUID(), body: { ...gift, ...target, email, captcha } }
    },
    captcha: async () => solved((await ask('GET', '/captcha/challenge', {})).body),
    send: ({ key, body }: Ready): Promise<Answer> =>
      ask('POST', '/donations', { 'idempotency-key': key }, body),
    close: () => pool.destroy(),
  }
}

const gift = {
  ...{ firstName: 'Denise', lastName: 'Okafor', phone: '(717) 555-0142' },
  ...{ address: '12 Front Street', city: 'Harrisburg', state: 'PA', address_zip: '17101' },
  ...{ amount: 25, tip: 3.75, coverCosts: true, demoCard: '4242424242424242' },
}
