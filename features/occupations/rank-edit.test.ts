import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let session: string
const url = '/admin/ranks/army-e-5-sgt/edit'
beforeAll(async () => {
  app = await testApp()
  session = (await app.signIn({ type: 'Admin' })).session
})
afterAll(() => app.close())

it('shows a rank, and keeps what an administrator saved when the catalog is reloaded', async () => {
  const before = (await app.get(url, { session, as: 'json' })).json()
  expect(before).toMatchObject({ rank: { title: 'Sergeant', grade: 'E-5', corp: 'army' }, editedAt: null })
  const body = { title: 'Sergeant', grade: 'e-5', description: 'Leads a team of soldiers.', corp: 'army' }
  expect((await app.send('PUT', url, { session, body })).json().ok).toBe(true)
  await app.db.updateTable('catalog_version').set({ hash: 'older' }).execute()
  await loadCatalog(app.pool)
  const after = (await app.get(url, { session, as: 'json' })).json()
  expect(after.rank).toMatchObject({ grade: 'E-5', description: 'Leads a team of soldiers.' })
  expect(after.editedAt).not.toBeNull()
})

it('lists the ranks of a branch and marks edited ones', async () => {
  const { ranks, corp, branches } = (await app.get('/admin/ranks?c=navy', { session, as: 'json' })).json()
  expect([corp, branches.length > 5, ranks[0].isEdited]).toEqual(['navy', true, false])
  const first = (await app.get('/admin/ranks?c=starfleet', { session, as: 'json' })).json()
  expect(first.corp).toBe(branches[0].value)
  const body = { title: 'Seaman', grade: 'E-3', description: 'Stands watch.', corp: 'navy' }
  await app.send('PUT', `/admin/ranks/${ranks[2].id}/edit`, { session, body })
  const html = (await app.get('/admin/ranks?c=navy', { session })).body
  expect(html.match(/Edited here/g)).toHaveLength(1)
  const { session: other } = await app.signIn({ type: 'Manager' })
  expect((await app.get('/admin/ranks', { session: other })).statusCode).toBe(403)
})

it('refuses invalid ranks, and everyone but administrators', async () => {
  const body = { title: '', grade: 'E-12', description: 'x', corp: 'starfleet' }
  const refused = await app.send('PUT', url, { session, body })
  expect(refused.json().errors).toMatchObject({
    title: 'Please enter a title.',
    grade: 'Please enter a pay grade, such as E-5, W-2 or O-3.',
  })
  const branch = { ...body, title: 'Sergeant', grade: 'E-5' }
  expect((await app.send('PUT', url, { session, body: branch })).json().errors).toEqual({
    corp: 'Please choose a branch from the list.',
  })
  expect((await app.get('/admin/ranks/none/edit', { session, as: 'json' })).statusCode).toBe(404)
  const { session: other } = await app.signIn({ type: 'Mentor' })
  expect((await app.get(url, { session: other })).statusCode).toBe(403)
})
