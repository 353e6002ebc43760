import { uploadBytes } from '#spec/limits.ts'
import { fileMessages } from './messages.ts'
import type { FilePurpose } from './schema.ts'

/** The server's reason for refusing a file, shown to the person; other errors go to the console. */
export class NotTaken extends Error {
  override name = 'NotTaken'
}

type Sending = { purpose?: FilePurpose; onProgress?: (share: number) => void; signal?: AbortSignal }

/**
 * Uploads a file to a signed address. @returns the file's address
 * @throws NotTaken with the server's sentence, the signal's reason when cancelled, or any network error
 */
export async function sendFile(file: File, { purpose, onProgress, signal }: Sending = {}): Promise<string> {
  // The connection would be closed while it is sent, and with it the reason.
  if (file.size > uploadBytes) throw new NotTaken(fileMessages.tooLarge)
  const type = typeOf(file)
  const query = new URLSearchParams({ uploadName: file.name, type, ...(purpose && { purpose }) })
  const address = await answerOf(await ask(`/user/generate-signed-upload-url?${query}`, signal))
  const { signedRequest, url } = address as { signedRequest: string; url: string }
  await put(signedRequest, file, type, { onProgress, signal })
  // After a direct upload to the bucket, this makes the server check it.
  await answerOf(await ask(url, signal))
  return url
}

/** Browsers do not know the type of every file. The server checks the content. */
const typeOf = (file: File) => file.type || types[file.name.split('.').at(-1)!.toLowerCase()] || 'unknown'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const ask = (url: string, signal?: AbortSignal) =>
  fetch(url, { headers: { accept: 'application/json' }, signal })

async function answerOf(answer: Response): Promise<unknown> {
  const body = await answer.json().catch(() => null)
  if (!answer.ok) throw failure(answer.status, body)
  return body
}

/** Not fetch, which reports no upload progress. */
function put(url: string, file: File, type: string, { onProgress, signal }: Sending): Promise<void> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.setRequestHeader('content-type', type)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
    request.onload = () =>
      request.status < 300 ? done() : failed(failure(request.status, parsed(request.responseText)))
    request.onerror = () => failed(new Error('The file could not be sent.'))
    signal?.addEventListener('abort', () => {
      request.abort()
      failed(signal.reason)
    })
    request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failure(status: number, body: unknown): Error {
  const { errors, error } = (body ?? {}) as { errors?: Record<string, string>; error?: string }
  const sentence = errors ? Object.values(errors)[0] : error
  return sentence ? new NotTaken(sentence) : new Error(`The upload was answered with ${status}.`)
}
