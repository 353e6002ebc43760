import { type ClientHttp2Session, connect, constants } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { vi } from 'vitest'

const refused = constants.NGHTTP2_REFUSED_STREAM

export type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Speaks HTTP/2 with a server whose certificate nobody signed. nginx ends a connection after 1,000 requests: a new one follows. */
export async function http2At(origin: string) {
  // nginx has just been started.
  let session = await vi.waitFor(() => opened(origin), 20_000)
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
  /** Comes back when a process says that it is busy, as it does on a busy machine. */
  async function patiently(...asked: Parameters<typeof ask>): Promise<Answer> {
    for (;;) {
      const answer = await ask(...asked)
      if (answer.status !== 503 || !answer.headers['retry-after']) return answer
      await sleep(500)
    }
  }
  return { protocol: session.alpnProtocol, ask: patiently, close: () => session.close() }
}

type Sent = { method?: string; body?: string }

async function opened(origin: string): Promise<ClientHttp2Session> {
  const session = connect(origin, { rejectUnauthorized: false })
  await new Promise((connected, failed) => session.once('connect', connected).once('error', failed))
  session.on('error', () => {})
  // What was asked already is still answered.
  session.on('goaway', () => session.close())
  return session
}
