import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let docks: string
let admin: string
let olive: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  docks = await app.addSite('Dock Workers', ['docks.localhost'])
  admin = (await app.signIn({ firstName: 'Root', type: 'Admin' })).session
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

const url = '/admin/badges'
const add = (session: string, body: Record<string, unknown>) => app.send('POST', url, { session, body })
const names = async (session: string) =>
  (await app.get(url, { as: 'json', session })).json().badges.map((badge: { name: string }) => badge.name)

test('are for those who give them', async () => {
  const maria = (await app.signIn({ firstName: 'Maria' })).session
  for (const path of [url, '/fetchers/badges']) {
    expect((await app.get(path, { session: maria })).statusCode).toBe(403)
    expect((await app.get(path, { as: 'json' })).statusCode).toBe(401)
  }
  expect((await add(maria, { name: 'Self-made', icon: 'star' })).statusCode).toBe(403)
})

test('are made for all sites by administrators, for their own by owners', async () => {
  expect((await add(admin, { name: 'Peer mentor', icon: 'medal', theme: '' })).statusCode).toBe(201)
  expect((await add(admin, { name: 'Docker', icon: 'anchor', theme: docks })).statusCode).toBe(201)
  expect((await add(olive, { name: 'Sailor', icon: 'anchor' })).statusCode).toBe(201)
  expect((await add(olive, { name: 'Thief', icon: 'key', theme: docks })).statusCode).toBe(403)
  expect(await names(admin)).toEqual(['Docker', 'Peer mentor', 'Sailor'])
  expect(await names(olive)).toEqual(['Peer mentor', 'Sailor'])
  const page = await app.get(url, { session: olive })
  expect(page.body).toContain('Changed by administrators')
})

test('have one name each, and a picture of ours', async () => {
  const taken = await add(olive, { name: 'sailor', icon: 'star' })
  expect(taken.json().errors).toEqual({ name: 'There is already a badge with this name.' })
  const wrong = await add(olive, { name: ' ', icon: 'skull' })
  expect(wrong.json().errors).toEqual({ name: 'Please name the badge.', icon: 'Please choose a picture.' })
})

test('are renamed and deleted by whose they are', async () => {
  const { badges } = (await app.get(url, { as: 'json', session: admin })).json()
  const idOf = (name: string) => badges.find((badge: { name: string }) => badge.name === name).id
  const change = (session: string, name: string, to: string) =>
    app.send('PUT', `${url}/${idOf(name)}`, { session, body: { name: to, icon: 'flag' } })
  expect((await change(olive, 'Peer mentor', 'Mine')).statusCode).toBe(403)
  expect((await change(olive, 'Docker', 'Mine')).statusCode).toBe(404)
  expect((await change(olive, 'Sailor', 'Mariner')).json()).toMatchObject({ ok: true })
  expect((await app.send('DELETE', `${url}/${idOf('Docker')}`, { session: olive })).statusCode).toBe(404)
  expect((await app.send('POST', `${url}/${idOf('Sailor')}/delete`, { session: olive })).statusCode).toBe(200)
  expect(await names(olive)).toEqual(['Peer mentor'])
})

test('stay with their site, whatever is sent', async () => {
  const { id } = (await add(olive, { name: 'Stoker', icon: 'anchor' })).json()
  const body = { name: 'Stoker', icon: 'flag', theme: docks, theme_id: docks, global: true, id: docks }
  expect((await app.send('PUT', `${url}/${id}`, { session: olive, body })).statusCode).toBe(200)
  const row = await app.db.selectFrom('badges').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ icon: 'flag', theme_id: harbor })
})

test('are looked up', async () => {
  const found = await app.get('/fetchers/badges?q=peer', { as: 'json', session: olive })
  expect(found.json()).toMatchObject({ badges: [{ label: 'Peer mentor' }], totalDocs: 1 })
})
