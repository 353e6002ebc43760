import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { acceptedEncodings } from './body.ts'
import { type Address, checkedAddresses, type Network } from './network.ts'
import { whyNotReached } from './refused.ts'

export type Question = {
  headers?: Record<string, string>
  signal: AbortSignal
  timeoutMs: number
  idleTimeoutMs: number
}

/** A raw response; closing its body closes the connection. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Readable }

/** One GET over a new connection, to a verified address of the host. */
export async function ask(url: URL, question: Question, network: Network): Promise<Answer> {
  const { signal, timeoutMs, idleTimeoutMs } = question
  let agent: Agent | null = null
  try {
    const addresses = await unless(signal, checkedAddresses(url, network))
    agent = new Agent({
      pipelining: 0,
      allowH2: false,
      headersTimeout: timeoutMs + 1000,
      bodyTimeout: idleTimeoutMs,
      connect: { lookup: pinned(addresses), timeout: timeoutMs + 1000, allowH2: false },
    })
    const headers = { 'user-agent': 'Muster', ...question.headers, 'accept-encoding': acceptedEncodings }
    const answer = await request(url, { dispatcher: agent, signal, headers })
    const { body } = answer
    // The reader sees a failure; when nothing reads the body, it must not crash the process.
    body.on('error', () => {})
    body.once('close', () => agent?.destroy())
    return { status: answer.statusCode, headers: answer.headers, body }
  } catch (error) {
    agent?.destroy()
    throw signal.aborted ? signal.reason : whyNotReached(error, url.host)
  }
}

type Found = (error: null, address: string | Address[], family?: number) => void

/** Makes Node connect to the addresses that were checked. */
const pinned = (addresses: Address[]) => (_host: string, options: { all?: boolean }, found: Found) =>
  options.all ? found(null, addresses) : found(null, addresses[0]!.address, addresses[0]!.family)

/** A name server may be silent for longer than we wait. */
function unless<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}
