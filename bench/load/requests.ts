import { randomInt, randomUUID } from 'node:crypto'
import { Agent, FormData, request } from 'undici'
import { solved } from '#test/captcha.ts'
import { pdfOf } from '#test/pdf.ts'
import { password, type Scene } from './seed.ts'

export type Kind =
  | 'search'
  | 'job page'
  | 'page'
  | 'signed-in list'
  | 'write'
  | 'payment'
  | 'sign-in'
  | 'upload'

/** Of a thousand requests. */
const shares: [Kind, number][] = [
  ...([
    ['search', 600],
    ['job page', 200],
    ['page', 100],
    ['signed-in list', 50],
  ] as [Kind, number][]),
  ...([
    ['write', 27],
    ['payment', 3],
    ['sign-in', 10],
    ['upload', 10],
  ] as [Kind, number][]),
]

export type Result = { kind: Kind; status: number; ms: number; at: number; hasRetryAfter: boolean }

type Member = Scene['people'][number] & { csrf: string }

/** People with browsers at one address, each from an address of their own. */
export async function audience(origin: string, scene: Scene) {
  const agent = new Agent({ connections: 1_024, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 })
  const from = () => [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
  const pick = <T>(list: T[]): T => list[randomInt(list.length)]!
  const some = (name: string) => `${name}.${randomUUID()}@example.org`

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    { headers = {}, body, json }: { headers?: Record<string, string>; body?: FormData; json?: object } = {},
  ) {
    const isRead = method === 'GET' && !path.startsWith('/captcha/')
    const answer = await request(`${origin}${path}`, {
      method,
      dispatcher: agent,
      headers: {
        ...{ accept: method === 'GET' ? 'text/html' : 'application/json', 'x-forwarded-for': from() },
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json ? JSON.stringify(json) : (body ?? null),
    })
    // Pages are received whole, and not read.
    const { statusCode: status, headers: answered } = answer
    if (!isRead) return { status, headers: answered, text: await answer.body.text() }
    await answer.body.dump({ limit: 1e9 })
    return { status, headers: answered, text: '' }
  }

  const tokenOf = async (session?: string) => {
    const cookie: Record<string, string> = session ? { cookie: `session=${session}` } : {}
    for (;;) {
      const { text } = await ask('POST', '/newsletter/subscribe', { headers: cookie, json: {} })
      const { csrf } = JSON.parse(text) as { csrf?: string }
      if (csrf) return csrf
    }
  }
  const visitor = await tokenOf()
  const members: Member[] = []
  for (const person of scene.people) members.push({ ...person, csrf: await tokenOf(person.session) })
  const as = ({ session, csrf }: Member) => ({
    cookie: `session=${session}; csrf=${csrf}`,
    'x-csrf-token': csrf,
  })
  const asVisitor = { cookie: `csrf=${visitor}`, 'x-csrf-token': visitor }
  /** Solved ahead: what a donor's browser has to do is not measured. */
  const captchas: string[] = []

  const send: Record<Kind, () => ReturnType<typeof ask>> = {
    search: () => ask('GET', pick(scene.searches)),
    'job page': () => ask('GET', `/jobs/${pick(scene.jobIds)}`),
    page: () => ask('GET', pick(['/', '/comments', '/user/login', '/auth/signup', '/user/passkey'])),
    'signed-in list': () =>
      ask('GET', pick(['/jobs/favorites', '/my-saved-searches', '/notifications', '/']), {
        headers: as(pick(members)),
      }),
    write: () => {
      const headers = as(pick(members))
      const job = pick(scene.jobIds)
      const name = randomUUID()
      const search = { name, query: `q=${name}`, frequency: 'weekly', timeZone: 'America/New_York' }
      return randomInt(4) > 0
        ? ask('POST', `/jobs/${job}/favorite`, { headers, json: { favorite: randomInt(3) > 0 } })
        : ask('POST', '/my-saved-searches', { headers, json: search })
    },
    payment: () =>
      ask('POST', '/donations', {
        headers: { ...asVisitor, 'idempotency-key': randomUUID() },
        json: { ...gift, email: some('denise'), key: randomUUID(), captcha: captchas.pop() ?? '' },
      }),
    'sign-in': () =>
      ask('POST', '/user/login', { headers: asVisitor, json: { email: pick(members).email, password } }),
    upload: () => {
      const member = pick(members)
      const body = new FormData()
      body.append('dd214', new Blob([new Uint8Array(pdfOf())], { type: 'application/pdf' }), 'Kim.pdf')
      return ask('POST', `/profile/${member.id}/edit/files`, { headers: as(member), body })
    },
  }

  return {
    send,
    async prepare(payments: number) {
      while (captchas.length < payments)
        captchas.push(await solved(JSON.parse((await ask('GET', '/captcha/challenge')).text)))
    },
    close: () => agent.destroy(),
  }
}

export type Audience = Awaited<ReturnType<typeof audience>>

export function kindAt(point: number): Kind {
  let rest = point * 1_000
  for (const [kind, share] of shares) {
    rest -= share
    if (rest < 0) return kind
  }
  return 'search'
}

const gift = {
  ...{ firstName: 'Denise', lastName: 'Okafor', phone: '(717) 555-0142' },
  ...{ address: '12 Front Street', city: 'Harrisburg', state: 'PA', address_zip: '17101' },
  ...{ amount: 25, tip: 3.75, coverCosts: true, demoCard: '4242424242424242' },
}
