import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let session: string
const medic = '/occupations/army-68w-enlisted'
beforeAll(async () => {
  app = await testApp()
  session = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

const read = async (url: string) => (await app.get(url, { session, as: 'json' })).json()
const editOf = (id: string) => `/admin/certifications/${id}/edit`

it('shows what an administrator wrote, also after the catalog is reloaded', async () => {
  const [first] = (await read(medic)).certifications
  const url = editOf(first.id)
  expect(await read(url)).toMatchObject({
    certification: { name: first.name, description: '', published: true, external_links: [] },
    editedAt: null,
  })
  const body = {
    description: 'Every ambulance service asks for it.',
    published: true,
    external_links: [{ name: 'Where to take it', url: 'https://exams.example.org/' }],
  }
  expect((await app.send('PUT', url, { session, body })).json()).toMatchObject({ ok: true })
  await app.db.updateTable('catalog_version').set({ hash: 'older' }).execute()
  await loadCatalog(app.pool)
  const shown = (await read(medic)).certifications.find(({ id }: { id: string }) => id === first.id)
  expect(shown).toMatchObject({ ...body, name: first.name })
  const html = (await app.get(`/admin/certifications?q=${encodeURIComponent(first.name)}`, { session })).body
  expect(html).toContain('Edited here')
})

it('an unpublished one is in no lookup and fits no occupation; the form works without script', async () => {
  const [, second] = (await read(medic)).certifications
  const answer = await app.send('POST', editOf(second.id), {
    session,
    as: 'html',
    body: { description: '', links: '', 'links.0.name': '', 'links.0.url': '' },
  })
  expect(answer.statusCode).toBe(303)
  const ids = async () => (await read(medic)).certifications.map(({ id }: { id: string }) => id)
  expect(await ids()).not.toContain(second.id)
  const found = await read(`/fetchers/certifications?limit=100&q=${encodeURIComponent(second.name)}`)
  expect(found.certifications.map(({ value }: { value: string }) => value)).not.toContain(second.id)
  expect((await read(editOf(second.id))).certification.published).toBe(false)
  await app.send('PUT', editOf(second.id), { session, body: { published: true } })
  expect(await ids()).toContain(second.id)
})

it('refuses other addresses, a stale form, and everyone but administrators', async () => {
  const [, , third] = (await read(medic)).certifications
  const url = editOf(third.id)
  const put = (body: Record<string, unknown>) => app.send('PUT', url, { session, body })
  const links = [{ name: '', url: 'javascript:alert(1)' }]
  expect((await put({ published: true, external_links: links })).json().errors).toEqual({
    'links.0.name': 'Please name the page.',
    'links.0.url': 'Please enter an address that begins with https://.',
  })
  expect((await put({ published: true })).statusCode).toBe(200)
  const { editedAt } = await read(url)
  expect((await put({ published: true, unmodifiedSince: editedAt })).statusCode).toBe(200)
  expect((await put({ published: true, unmodifiedSince: editedAt })).json().errors.form).toContain(
    'Someone else changed',
  )
  expect((await app.get(editOf('none'), { session, as: 'json' })).statusCode).toBe(404)
  const { session: other } = await app.signIn({ type: 'Manager' })
  expect((await app.get('/admin/certifications', { session: other })).statusCode).toBe(403)
})
