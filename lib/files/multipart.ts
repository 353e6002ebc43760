import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Problem } from '#lib/problem.ts'
import { uploadBytes } from '#spec/limits.ts'
import { type ArrivalBounds, arrivals } from './arrivals.ts'
import { addField } from './form-fields.ts'

/** A file of a form. */
export type FilePart = {
  /** as sent by the browser: arbitrary text, never to be used as a path */
  name: string
  bytes: Buffer
  /** larger than the route accepts: the rest was discarded, and fileField refuses it with a sentence */
  isTooLarge?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** starts counting what an upload holds: see lib/files/arrivals.ts */
    arrival: ReturnType<typeof arrivals>
  }
  interface FastifyContextConfig {
    /** how many files a multipart form of this route may contain; default none */
    files?: number
    /** how large each of them may be, where that is more than `uploadBytes` */
    fileBytes?: number
    /**
     * asked when the first file begins, with the fields before it: if not, files are discarded unread, and the handler
     * gets a body without them
     */
    takesFiles?: (request: FastifyRequest, fields: object) => Promise<boolean>
  }
}

const fieldsBytes = 1024 * 1024

/**
 * Parses multipart forms: `request.body` has the same fields as an urlencoded form, and a FilePart for each file; an
 * empty file field is absent. Register it before csrf, whose token may be a field; a file is read into memory only
 * once that token is verified.
 * Set `config: { files: 1 }` on the route and use a `FileField` in the schema of its body (features/files/schema.ts).
 */
export const multipartForms = plugin<{ bounds?: ArrivalBounds }>(async (app, { bounds }) => {
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
  const arrival = arrivals(bounds)
  app.decorate('arrival', arrival)

  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart() || isRefused(request)) return
    const hold = arrival(request, reply, { isKnown: request.viewer !== null })
    request.body = await formOf(request, hold).catch(inWords)
  })
})

/** Checks a token in the header, and a foreign origin, before anything is read: csrf answers. */
function isRefused(request: FastifyRequest): boolean {
  const header = request.headers['x-csrf-token']
  return (header !== undefined || request.isFromElsewhere) && !request.provesCsrf(header)
}

async function formOf(request: FastifyRequest, hold: (bytes: number) => void) {
  const { files = 0, fileBytes = uploadBytes, takesFiles = async () => true } = request.routeOptions.config
  boundWhole(request, files * 2 * fileBytes + fieldsBytes)
  const body: { csrf?: unknown; _csrf?: unknown } = {}
  let isLate = false
  let isTaken: boolean | undefined
  for await (const part of request.parts({ limits: { files: files + 1, fileSize: fileBytes } })) {
    if (part.type === 'field') {
      hold(String(part.value).length)
      addField(body, part.fieldname, part.value)
    } else if (!mayTakeFiles(request, body)) {
      await thrownAway(part)
      isLate = true
    } else {
      isTaken ??= await takesFiles(request, body)
      const file = isTaken ? await fileOf(part, hold) : await thrownAway(part)
      if (file && files === 0) throw tooMuch('This form does not accept files.')
      if (file) addField(body, part.fieldname, file)
    }
  }
  if (isLate && mayTakeFiles(request, body))
    throw new Problem(
      400,
      'The csrf field must come before the files, or the token must be sent as a header.',
    )
  if (isTaken === false && (await takesFiles(request, body)))
    throw new Problem(400, 'The files must come after the other fields of this form.')
  return body
}

/** A form without script has its token in a field before its files. Text fields are read in any case. */
const mayTakeFiles = (request: FastifyRequest, body: { csrf?: unknown; _csrf?: unknown }) =>
  request.provesCsrf(request.headers['x-csrf-token'] ?? body.csrf ?? body._csrf)

async function thrownAway({ file }: MultipartFile): Promise<null> {
  for await (const _ of file);
  return null
}

/** The parser's own messages are for programmers. */
function inWords(error: Error & { statusCode?: number }): never {
  if (error instanceof Problem) throw error
  throw error.statusCode === 413
    ? tooMuch()
    : new Problem(400, 'This form did not arrive completely. Please try again.')
}

/** A field without a chosen file arrives as a file without name and content. */
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

/** Discarding is limited too: a file that is far too large is not read to its end. */
function boundWhole({ raw }: FastifyRequest, most: number) {
  const announced = Number(raw.headers['content-length'] ?? 0)
  if (announced > most) throw tooMuch()
  let came = 0
  raw.on('data', (chunk: Buffer) => {
    came += chunk.length
    if (came > most) raw.destroy(tooMuch())
  })
  // Adding the listener started the flow; the parser, piped to next, takes over.
  raw.pause()
}

const tooMuch = (message = 'That is more than this form accepts. Files can be up to 10 MB each.') =>
  new Problem(413, message, { connection: 'close' })
