import { type Duplex, pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchRefused, whyNotRead } from './refused.ts'

const decoders = new Map<string, () => Duplex>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** The encodings we request; others are refused. */
export const acceptedEncodings = 'gzip, br, deflate'

export type BodyLimits = {
  host: string
  maxBytes: number
  idleTimeoutMs: number
  /** 0: any */
  minBytesPerSecond: number
}

/**
 * The decoded body, which fails with a FetchRefused when it exceeds the limit (compressed or decoded), stalls, or is
 * cut off.
 * @throws FetchRefused for an encoding that we did not request
 */
export function limitedBody(sent: Readable, encoding: string | undefined, limits: BodyLimits): Readable {
  const read = reader(encoding, limits)
  const body = Readable.from(read(sent), { objectMode: false, highWaterMark: 65_536 })
  body.once('close', () => sent.destroy())
  return body
}

function reader(encoding: string | undefined, limits: BodyLimits) {
  const decoder = decoderFor(encoding, limits.host)
  return async function* (sent: Readable) {
    try {
      const counted = within(steady(sent, limits), limits)
      yield* decoder ? within(through(counted, decoder()), limits) : counted
    } catch (error) {
      throw whyNotRead(error, limits.host, limits.idleTimeoutMs / 1000)
    }
  }
}

/** The pipeline ends both together; errors surface where the decoder is read. */
const through = (chunks: AsyncIterable<Buffer>, decoder: Duplex) =>
  pipeline(Readable.from(chunks), decoder, () => {})

function decoderFor(encoding: string | undefined, host: string) {
  const coding = (encoding ?? 'identity').trim().toLowerCase()
  if (coding === 'identity' || coding === '') return null
  const decoder = decoders.get(coding)
  if (!decoder) throw new FetchRefused(`The server ${host} answered in an unknown encoding (${coding}).`)
  return decoder
}

async function* within(chunks: AsyncIterable<Buffer>, { host, maxBytes }: BodyLimits) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge(host, maxBytes)
    yield chunk
  }
}

const windowMs = 60_000
/** Once the total wait reaches this, the average must be a multiple of the minimum speed, so that the total stays proportional to the size. */
const whole = { afterMs: 300_000, times: 10 } as const

/**
 * Ends a body that only trickles. Only the time spent waiting for bytes counts: while we process earlier ones, the
 * server may pause.
 */
async function* steady(chunks: AsyncIterable<Buffer>, { host, minBytesPerSecond }: BodyLimits) {
  let [waited, bytes, allWaited, allBytes] = [0, 0, 0, 0]
  let since = performance.now()
  for await (const chunk of chunks) {
    const pause = performance.now() - since
    waited += pause
    allWaited += pause
    bytes += chunk.length
    allBytes += chunk.length
    const least = minBytesPerSecond * whole.times
    if (allWaited >= whole.afterMs && allBytes < (least * allWaited) / 1000) throw tooSlow(host, least)
    if (waited >= windowMs) {
      if (bytes < (minBytesPerSecond * waited) / 1000) throw tooSlow(host, minBytesPerSecond)
      ;[waited, bytes] = [0, 0]
    }
    yield chunk
    since = performance.now()
  }
}

const tooSlow = (host: string, least: number) =>
  new FetchRefused(
    `The server ${host} sent less than ${Math.round(least / 1000)} kB a second, so we stopped waiting.`,
  )

export function tooLarge(host: string, maxBytes: number): FetchRefused {
  const size = maxBytes >= 1e6 ? `${Math.round(maxBytes / 1e6)} MB` : `${Math.round(maxBytes / 1e3)} kB`
  return new FetchRefused(`The answer from ${host} is larger than ${size}, so we stopped reading.`)
}
