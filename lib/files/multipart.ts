import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Problem } from '#lib/problem.ts'
import { uploadBytes } from '#spec/limits.ts'
import { addField } from './form-fields.ts'

/** A file of a form. */
export type FilePart = {
  /** as the browser gave it: any text, never to be used as a path */
  name: string
  bytes: Buffer
  /** more than `uploadBytes` came: the rest was thrown away, and FileField refuses it with a sentence */
  isTooLarge?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** how many files a multipart form of this route may carry; without it none */
    files?: number
  }
}

/** What forms under way may hold in memory together, in one process. */
const mostHeld = 256 * 1024 * 1024
const fieldsBytes = 1024 * 1024

/**
 * Reads multipart forms: `request.body` has the fields as an urlencoded form would have them, and in the place of a
 * file a FilePart; a file field that was left empty is absent. Register it before csrf, whose token may be a field.
 * Give the route `config: { files: 1 }` and its body's schema a `FileField` (features/files/schema.ts).
 */
export const multipartForms = plugin(async (app) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: uploadBytes,
      fieldSize: 256 * 1024,
      fields: 500,
      fieldNameSize: 200,
      headerPairs: 50,
    },
  })
  let held = 0

  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    const own = memoryOf(request)
    reply.raw.once('close', own.release)
    request.body = await formOf(request, own.hold).catch(inWords)
  })

  /** Counts what one request holds, until it is answered. */
  function memoryOf(request: FastifyRequest) {
    let ofThis = 0
    const hold = (bytes: number) => {
      ofThis += bytes
      held += bytes
      if (held <= mostHeld) return
      request.log.warn({ held }, 'too many files arrive at the same time')
      throw new Problem(503, 'Many files are arriving just now. Please try again in a moment.')
    }
    const release = () => {
      held -= ofThis
      ofThis = 0
    }
    return { hold, release }
  }
})

async function formOf(request: FastifyRequest, hold: (bytes: number) => void) {
  const { files = 0 } = request.routeOptions.config
  boundWhole(request, files)
  const body = {}
  for await (const part of request.parts({ limits: { files: files + 1 } })) {
    if (part.type === 'field') addField(body, part.fieldname, part.value)
    else {
      const file = await fileOf(part, hold)
      if (file && files === 0) throw tooMuch('This form takes no files.')
      if (file) addField(body, part.fieldname, file)
    }
  }
  return body
}

/** The parser's own words are for programmers. */
function inWords(error: Error & { statusCode?: number }): never {
  if (error instanceof Problem) throw error
  throw error.statusCode === 413
    ? tooMuch()
    : new Problem(400, 'This form did not arrive whole. Please try again.')
}

/** A field in which no file was chosen arrives as a file without name and content. */
async function fileOf(part: MultipartFile, hold: (bytes: number) => void): Promise<FilePart | null> {
  const chunks: Buffer[] = []
  for await (const chunk of part.file) {
    hold(chunk.length)
    chunks.push(chunk)
  }
  if (!chunks.length && !part.filename) return null
  const name = part.filename ?? ''
  if (part.file.truncated) return { name, bytes: Buffer.alloc(0), isTooLarge: true }
  return { name, bytes: Buffer.concat(chunks) }
}

/** What is thrown away is bounded too: a file that is far too large is not read to its end. */
function boundWhole({ raw }: FastifyRequest, files: number) {
  const most = files * 2 * uploadBytes + fieldsBytes
  const announced = Number(raw.headers['content-length'] ?? 0)
  if (announced > most) throw tooMuch()
  let came = 0
  raw.on('data', (chunk: Buffer) => {
    came += chunk.length
    if (came > most) raw.destroy(tooMuch())
  })
  // Listening has begun the flow; the parser, which is piped to next, takes it on.
  raw.pause()
}

const tooMuch = (message = 'That is more than this form takes. Files can have up to 10 MB each.') =>
  new Problem(413, message, { connection: 'close' })
