import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let ruth: string
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
})
afterAll(() => app.close())

const url = '/admin/employer-types'
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body = {}, session = ruth) =>
  app.send(method, path, { session, body })
const list = async () => (await app.get(url, { as: 'json', session: ruth })).json().types
const offered = async (host = 'localhost') =>
  (await app.get('/employer/signup', { as: 'json', host })).json().types

test('types are added, offered where they belong, changed and deleted', async () => {
  const union = { name: 'Union', signupCheckboxLabel: 'We are a union' }
  const { id } = (await send('POST', url, union)).json()
  expect((await send('POST', url, { name: 'UNION' })).json().errors).toHaveProperty('name')
  expect((await send('POST', url, { name: 'Union', theme: harbor })).statusCode).toBe(201)
  expect((await send('POST', url, { name: ' ' })).json().errors).toEqual({ name: 'Please name the type.' })
  expect(await offered()).toMatchObject([{ value: id, label: 'We are a union', name: 'Union' }])
  expect(await offered('harbor.example.org')).toHaveLength(2)
  expect((await send('PUT', `${url}/${id}`, { name: 'Labor union' })).statusCode).toBe(200)
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Labor union', 'Union'])
  expect((await app.get(url, { session: ruth })).body).toContain('Labor union')
  expect((await send('DELETE', `${url}/${id}`)).statusCode).toBe(200)
  expect(await offered()).toEqual([])
  expect((await send('DELETE', `${url}/${id}`)).statusCode).toBe(404)
})

test('types are for administrators', async () => {
  const olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  expect((await app.get(url, { session: olive })).statusCode).toBe(403)
  expect((await send('POST', url, { name: 'School' }, olive)).statusCode).toBe(403)
})
