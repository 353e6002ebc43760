import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { UserEdit } from './schema.ts'

let app: TestApp
let ruth: string
beforeAll(async () => {
  app = await testApp()
  ruth = (await app.signIn({ type: 'Admin', firstName: 'Ruth' })).session
})
afterAll(() => app.close())

const url = (id: string) => `/admin/users/${id}/edit`
const shown = async (id: string) =>
  ((await app.get(url(id), { as: 'json', session: ruth })).json() as UserEdit).user

test('a form that was opened before the account was disabled does not let the person in again', async () => {
  const { id } = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  const { updatedAt } = await shown(id)
  const form = { firstName: 'Maria', lastName: 'Ortiz-Reed', disabled: 'false', ownedThemes: '' }
  const save = (unmodifiedSince: string) =>
    app.send('POST', `${url(id)}?unmodifiedSince=${unmodifiedSince}`, { session: ruth, body: form })
  await app.send('POST', '/admin/users/disable', { session: ruth, body: { user: id } })
  const refused = await save(updatedAt)
  expect([refused.statusCode, refused.json().errors.form]).toEqual([
    422,
    expect.stringContaining('Someone else changed this account after you opened it.'),
  ])
  expect(await shown(id)).toMatchObject({ lastName: 'Ortiz', disabled: true })
  expect((await save((await shown(id)).updatedAt)).statusCode).toBe(200)
  expect(await shown(id)).toMatchObject({ lastName: 'Ortiz-Reed', disabled: false })
})

test('a write without a precondition changes the given fields and nothing else', async () => {
  const { id } = await app.signIn({ firstName: 'Lena', lastName: 'Berg' })
  expect((await app.send('PUT', url(id), { session: ruth, body: { lastName: 'Voss' } })).statusCode).toBe(200)
  expect(await shown(id)).toMatchObject({ firstName: 'Lena', lastName: 'Voss', disabled: false })
})

test('without script a refused form comes back as it was left: the type and the ticks, too', async () => {
  await app.signIn({ email: 'kim@example.org' })
  const { id } = await app.signIn({ firstName: 'Dale', lastName: 'Park' })
  const body = {
    ...{ firstName: 'Dale', lastName: 'Park', email: 'kim@example.org', type: 'Mentor' },
    ...{ disabled: ['false', 'true'], isEmployerOwner: 'false' },
  }
  const headers = { referer: `http://localhost${url(id)}` }
  const back = await app.send('POST', url(id), { as: 'html', session: ruth, body, headers })
  const flash = back.cookies.find(({ name }) => name === 'flash')!
  const again = await app.app.inject({
    ...{ method: 'GET', url: back.headers.location as string },
    headers: { host: 'localhost', accept: 'text/html' },
    cookies: { session: ruth, flash: flash.value },
  })
  expect(again.body).toContain('Another account has this email address.')
  expect(again.body).toContain('<option value="Mentor" selected="">')
  expect(again.body).toContain('name="disabled" checked="" value="true"')
})

test('what is for several people asks for one at least', async () => {
  for (const path of ['/admin/users/disable', '/admin/users/set-badges'])
    for (const body of [{}, { user: '' }, { user: [] }])
      expect((await app.send('POST', path, { session: ruth, body })).json().errors).toEqual({
        user: 'Please choose someone.',
      })
})

test('without script an employer is added by its name; one that several have must say which', async () => {
  const { id } = await app.signIn({ firstName: 'Peter' })
  const site = await app.addSite('Pier', ['pier.example.org'])
  const only = await saveEmployer(app.db, 'Lone Pilot')
  for (const sourceThemeId of [null, site]) await saveEmployer(app.db, 'Twin Pilots', { sourceThemeId })
  const form = (_employer: string) =>
    app.send('PUT', url(id), {
      session: ruth,
      body: { employer: '', _employer, isEmployerOwner: ['false', 'true'] },
    })
  expect((await form('Twin Pilots')).json().errors.employer).toContain('Several employers')
  expect((await form('No Pilots')).json().errors.employer).toContain('There is no employer')
  expect((await form('twin pilots (pier)')).statusCode).toBe(200)
  expect((await form(' lone PILOT ')).statusCode).toBe(200)
  const card = await app.get(`/admin/users/${id}`, { as: 'json', session: ruth })
  expect(card.json().user.employers).toMatchObject([
    { name: 'Twin Pilots', isOwner: true },
    { id: only, isOwner: true },
  ])
})
