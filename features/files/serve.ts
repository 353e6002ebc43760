import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { disposition } from '#lib/files/name.ts'
import { StoreFault } from '#lib/files/store.ts'
import { Problem } from '#lib/problem.ts'
import { fileUrl } from './files.ts'
import { tellOf, vault } from './open.ts'
import { purposes } from './purposes.ts'
import { auditReading, type FileRow } from './reading.ts'

type Options = {
  /** a PDF is displayed in a frame of a page of ours */
  inFrame?: boolean
  /** something better may be there soon */
  isBrief?: boolean
}

/** Sends a file that the viewer may read. Browsers display pictures and download everything else. */
export const serveFile = (
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileRow,
  options: Options = {},
) => sendFile(db, request, reply, file, options).catch(inWords)

/** The same, @throws StoreFault before anything is sent */
export async function sendFile(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileRow,
  { inFrame = false, isBrief = false }: Options = {},
) {
  const etag = `"${file.id}"`
  reply.headers({ ...headersOf(file), ...(inFrame && framed(file)), ...(isBrief && brief), etag })
  // A changed file has another id, and access was already checked.
  if (request.headers['if-none-match'] === etag && !isSecret(file)) return reply.code(304).send()
  const bytes = await vault().open(file.id, file)
  await auditReading(db, request, file)
  return reply.type(file.type).header('content-length', file.bytes).send(Readable.from(bytes))
}

const brief = { 'cache-control': 'public, max-age=60' }

function headersOf(file: FileRow): Record<string, string> {
  const isPicture = file.type.startsWith('image/')
  const { isPublic } = purposes[file.purpose]
  return {
    'content-disposition': disposition(isPicture ? 'inline' : 'attachment', file.name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': isPublic
      ? 'public, max-age=31536000, immutable'
      : isSecret(file)
        ? 'private, no-store'
        : 'private, no-cache',
    ...(isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
    vary: isPublic ? 'Accept' : 'Accept, Cookie',
  }
}

/** A PDF in a frame of our own pages: the browser's viewer runs apart from our origin, but not in a sandbox. */
const framed = ({ name, type }: FileRow): Record<string, string> =>
  type === 'application/pdf'
    ? {
        'content-disposition': disposition('inline', name),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      }
    : {}

/** Only pictures may be cached, because browsers can be shared. */
const isSecret = ({ type }: FileRow) => !type.startsWith('image/')

/** Facts about a file, for programs. */
export const factsOf = ({ id, name, type, bytes, width, height, purpose, createdAt }: FileRow) => ({
  id,
  url: fileUrl(id),
  name,
  type,
  bytes,
  width,
  height,
  purpose,
  createdAt: createdAt.toISOString(),
})

function inWords(error: unknown): never {
  if (!(error instanceof StoreFault)) throw error
  tellOf(error)
  throw new Problem(error.fault === 'missing' ? 410 : 503, error.message)
}
