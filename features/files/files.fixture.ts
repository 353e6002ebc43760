import sharp from 'sharp'
import type { TestApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { pdfOf } from '#test/pdf.ts'

/** A JPEG from a phone: with GPS location, rotated. */
export const photoOfHome = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#345' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 42/1 46/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '74/1 0/1 21/1',
      },
    })
    .toBuffer()

export const whitePicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

export const document = pdfOf()

type Sent = { type?: string; purpose?: string; name?: string; bytes?: Buffer; session: string }

/** Requests an upload address and uploads a file to it, as a browser does. */
export async function sendFile(app: TestApp, sent: Sent) {
  const address = await askAddress(app, sent)
  return { ...address, answer: await put(app, address.signedRequest, sent) }
}

export async function askAddress(
  app: TestApp,
  { type = 'application/pdf', purpose, name = 'DD214.pdf', session }: Sent,
) {
  const query = new URLSearchParams({ uploadName: name, type, ...(purpose && { purpose }) })
  const answer = await app.get(`/user/generate-signed-upload-url?${query}`, { as: 'json', session })
  return answer.json() as { signedRequest: string; url: string }
}

export const put = (
  app: TestApp,
  url: string,
  { type = 'application/pdf', bytes = document }: Omit<Sent, 'session'>,
) =>
  app.app.inject({ method: 'PUT', url, payload: bytes, headers: { host: 'localhost', 'content-type': type } })

/** Posts a form with a file (in `field`) and the CSRF token in a field. */
export async function postFile(
  app: TestApp,
  url: string,
  session: string,
  bytes: Buffer,
  name = 'resume.pdf',
  fields: Record<string, string> = {},
  field = 'file',
) {
  const asked = await app.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost', accept: 'application/json' },
    cookies: { session },
  })
  const { csrf } = asked.json() as { csrf: string }
  const form = await multipart({ ...fields, csrf, [field]: { name, bytes } })
  return app.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, host: 'localhost', accept: 'application/json' },
    cookies: { session, csrf },
  })
}
