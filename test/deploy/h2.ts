import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'

const refused = constants.NGHTTP2_REFUSED_STREAM

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Speaks HTTP/2 with a server whose certificate nobody signed. nginx ends a connection after 1,000 requests: a new one follows. */
export async function http2At(origin: string) {
  let session = await openedSoon(origin)
  let next: Promise<ClientHttp2Session> | null = null
  async function current() {
    if (!session.closed && !session.destroyed) return session
    next ??= opened(origin).finally(() => {
      next = null
    })
    session = await next
    return session
  }
  async function ask(path: string, headers: Record<string, string> = {}, sent: Sent = {}): Promise<Answer> {
    const { method = 'GET', body } = sent
    const stream = (await current()).request({ ':path': path, ':method': method, ...headers })
    return new Promise((answered, failed) => {
      let found: Record<string, unknown> = {}
      const parts: Buffer[] = []
      stream.on('response', (received) => {
        found = received
      })
      stream.on('data', (part: Buffer) => parts.push(part))
      // Refused means not begun: browsers send it again, on another connection.
      stream.on('close', () => stream.rstCode === refused && answered(ask(path, headers, sent)))
      stream.on(
        'end',
        () =>
          found[':status'] &&
          answered({ status: Number(found[':status']), headers: found, body: Buffer.concat(parts) }),
      )
      stream.on('error', (error) => stream.rstCode === refused || failed(error))
      stream.end(body)
    })
  }
  let busy = 0
  /** Comes back when a process says that it is busy, as it does on a busy machine. */
  async function patiently(...asked: Parameters<typeof ask>): Promise<Answer> {
    for (;;) {
      const answer = await ask(...asked)
      if (answer.status !== 503 || !answer.headers['retry-after']) return answer
      busy++
      await sleep(500)
    }
  }
  return {
    protocol: session.alpnProtocol,
    ask: patiently,
    /** how often it had to come back */
    busy: () => busy,
    close: () => session.close(),
  }
}

export type Client = Awaited<ReturnType<typeof http2At>>

/** The headers of a person's writes: one without a token changes nothing and brings one. */
export async function writesOf(client: Client, host: Record<string, string>, session: string) {
  const json = { ...host, accept: 'application/json', 'content-type': 'application/json' }
  const cookie = `__Host-session=${session}`
  const sent = { method: 'POST', body: '{}' }
  const refused = await client.ask('/newsletter/subscribe', { ...json, cookie }, sent)
  const { csrf } = JSON.parse(refused.body.toString())
  return { ...json, cookie: `${cookie}; __Host-csrf=${csrf}`, 'x-csrf-token': csrf }
}

type Sent = { method?: string; body?: string | Buffer }

/** nginx has just been started. */
async function openedSoon(origin: string): Promise<ClientHttp2Session> {
  for (let tries = 0; ; tries++)
    try {
      return await opened(origin)
    } catch (error) {
      if (tries === 40) throw error
      await sleep(500)
    }
}

async function opened(origin: string): Promise<ClientHttp2Session> {
  const session = connect(origin, { rejectUnauthorized: false })
  await new Promise((connected, failed) => session.once('connect', connected).once('error', failed))
  session.on('error', () => {})
  // What was asked already is still answered.
  session.on('goaway', () => session.close())
  return session
}
