import { type Duplex, pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchRefused, whyNotRead } from './refused.ts'

const decoders = new Map<string, () => Duplex>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
])

/** What a server may answer in; more than these it is not asked for. */
export const acceptedEncodings = 'gzip, br, deflate'

export type BodyLimits = { host: string; maxBytes: number; idleTimeoutMs: number }

/**
 * The decoded body, which ends with a FetchRefused when it is larger than it may be (as sent or decoded), stops coming,
 * or is cut off.
 * @throws FetchRefused for an encoding that we did not ask for
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
      const counted = within(sent, limits)
      yield* decoder ? within(through(counted, decoder()), limits) : counted
    } catch (error) {
      throw whyNotRead(error, limits.host, limits.idleTimeoutMs / 1000)
    }
  }
}

/** The pipeline ends both together; what went wrong is thrown where the decoder is read. */
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

export function tooLarge(host: string, maxBytes: number): FetchRefused {
  const size = maxBytes >= 1e6 ? `${Math.round(maxBytes / 1e6)} MB` : `${Math.round(maxBytes / 1e3)} kB`
  return new FetchRefused(`The answer from ${host} is larger than ${size} and was not read further.`)
}
