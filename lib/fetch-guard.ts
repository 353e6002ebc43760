import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { type Answer, ask } from './fetch-guard/ask.ts'
import { type BodyLimits, limitedBody, tooLarge } from './fetch-guard/body.ts'
import { anyNetwork, type Network, publicNetwork } from './fetch-guard/network.ts'
import { FetchRefused, seconds } from './fetch-guard/refused.ts'

export { FetchRefused }

export type FetchOptions = {
  /** allows private addresses and any port; only for development and tests */
  allowPrivate: boolean
  /** maximum size of the body, both compressed and decoded */
  maxBytes: number
  /** until the headers arrive, redirects included */
  timeoutMs?: number
  /** longest pause within the body */
  idleTimeoutMs?: number
  /** minimum bytes per second, averaged over each minute spent waiting for the body, and ten times that over all of it after five minutes */
  minBytesPerSecond?: number
  /** maximum total time, so that a server sending a byte a second does not hold us forever */
  maxDurationMs?: number
  maxRedirects?: number
  /** sent to the given origin, not to another one that it redirects to */
  headers?: Record<string, string>
  signal?: AbortSignal
}

export type Fetched = { url: string; status: number; headers: IncomingHttpHeaders; body: Readable }

/**
 * Fetches a user-supplied URL (a feed, a calendar) so that it cannot be used to reach into our network (SSRF), to tie
 * us up or to flood us. The caller must read the body or destroy it.
 * @returns a response of any status except a redirect; the body is decoded
 * @throws FetchRefused, whose message is a sentence for the user; reading the body may throw one too
 */
export async function guardedFetch(
  address: string,
  options: FetchOptions,
  network: Network = options.allowPrivate ? anyNetwork : publicNetwork,
): Promise<Fetched> {
  const { timeoutMs = 10_000, idleTimeoutMs = 30_000, maxDurationMs = 30 * 60_000, maxBytes } = options
  const clock = new AbortController()
  const end = (ms: number, sentence: string) => setTimeout(() => clock.abort(new FetchRefused(sentence)), ms)
  const answering = end(timeoutMs, `The server did not answer within ${seconds(timeoutMs / 1000)}.`)
  const whole = end(
    maxDurationMs,
    `The server took more than ${seconds(maxDurationMs / 1000)} to send everything.`,
  )
  const signal = options.signal ? AbortSignal.any([clock.signal, options.signal]) : clock.signal
  try {
    const { url, answer } = await follow(address, { ...options, timeoutMs, idleTimeoutMs, signal }, network)
    const { status, headers } = answer
    const { minBytesPerSecond = 0 } = options
    const body = limited(url, answer, { maxBytes, idleTimeoutMs, minBytesPerSecond })
    body.once('close', () => clearTimeout(whole))
    return { url: url.href, status, headers, body }
  } catch (error) {
    clearTimeout(whole)
    throw error
  } finally {
    clearTimeout(answering)
  }
}

type FollowOptions = FetchOptions & Required<Pick<FetchOptions, 'timeoutMs' | 'idleTimeoutMs' | 'signal'>>

/** Follows redirects itself, because each target must be checked like the first URL. */
async function follow(address: string, options: FollowOptions, network: Network) {
  const { maxRedirects = 3 } = options
  const first = parsed(address)
  for (let url = first, hop = 0; hop <= maxRedirects; hop++) {
    const headers = url.origin === first.origin ? options.headers : undefined
    const answer = await ask(url, { ...options, headers }, network)
    const to = redirectOf(answer)
    if (to === null) return { url, answer }
    answer.body.destroy()
    url = parsed(to, url)
  }
  throw new FetchRefused(`The server redirected more than ${maxRedirects} times.`)
}

const redirects = new Set([301, 302, 303, 307, 308])

function redirectOf({ status, headers }: Answer): string | null {
  return redirects.has(status) && typeof headers.location === 'string' ? headers.location : null
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url) return url
  if (base)
    throw new FetchRefused(`The server ${base.host} redirected to something that is not a web address.`)
  throw new FetchRefused('This is not a web address; it should look like https://www.example.org/jobs.xml.')
}

function limited(url: URL, { headers, body }: Answer, limits: Omit<BodyLimits, 'host'>) {
  try {
    if (Number(headers['content-length']) > limits.maxBytes) throw tooLarge(url.host, limits.maxBytes)
    return limitedBody(body, headers['content-encoding'], { host: url.host, ...limits })
  } catch (error) {
    body.destroy()
    throw error
  }
}
