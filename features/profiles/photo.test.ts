import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { multipart } from '#test/multipart.ts'
import { saveProfile } from './index.ts'

let app: TestApp
let dolores: { id: string; session: string }
beforeAll(async () => {
  app = await testApp()
  dolores = await app.signIn({ firstName: 'Dolores', lastName: 'Whitfield' })
})
afterAll(() => app.close())

const url = () => `/profile/${dolores.id}`
const photo = async () =>
  (await app.get(url(), { as: 'json', session: dolores.session })).json().photo as string | null
const face = (color: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

async function send(fields: Parameters<typeof multipart>[0]) {
  const asked = await app.app.inject({
    method: 'POST',
    url: `${url()}/edit/about`,
    headers: { host: 'localhost', accept: 'application/json' },
    cookies: { session: dolores.session },
  })
  const { csrf } = asked.json()
  const { payload, headers } = await multipart({
    csrf,
    firstName: 'Dolores',
    lastName: 'Whitfield',
    ...fields,
  })
  return app.app.inject({
    method: 'POST',
    url: `${url()}/edit/about`,
    payload,
    headers: { host: 'localhost', accept: 'application/json', ...headers },
    cookies: { session: dolores.session, csrf },
  })
}

test('is put into its place, and another takes the place of the first', async () => {
  expect((await send({ photo: { name: 'me.jpg', bytes: await face('#345') } })).statusCode).toBe(200)
  const first = await photo()
  expect((await app.get(first!, { session: dolores.session })).headers['content-type']).toMatch(/^image\//)
  expect((await send({ photo: { name: 'me.jpg', bytes: await face('#543') } })).statusCode).toBe(200)
  expect(await photo()).not.toBe(first)
  expect((await app.get(first!, { session: dolores.session })).statusCode).toBe(404)
})

test('is shown to everybody who sees the profile', async () => {
  const address = (await photo())!
  expect((await app.get(address)).statusCode).toBe(404)
  await saveProfile(app.db, dolores.id, { isPublic: true })
  expect((await app.get(address)).statusCode).toBe(200)
  await saveProfile(app.db, dolores.id, { isPublic: false })
})

test('stays when the rest is saved, and goes when asked to', async () => {
  await send({ about: 'I kept people alive.' })
  expect(await photo()).not.toBeNull()
  await send({ removePhoto: 'on' })
  expect(await photo()).toBeNull()
})

test('must be a picture', async () => {
  const refused = await send({ photo: { name: 'me.jpg', bytes: Buffer.from('<svg onload="alert(1)"/>') } })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors.photo).toMatch(/picture/)
})
