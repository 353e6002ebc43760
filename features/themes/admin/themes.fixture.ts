import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

export let app: TestApp
export let harbor: string
export let docks: string
/** Olive owns Harbor Veterans, Otto the docks, Ruth is an administrator. */
export let olive: string
export let otto: string
export let ottoId: string
export let ruth: string

export function openSites(): void {
  beforeAll(async () => {
    app = await testApp({ PREVIEW_DOMAIN: 'preview.localhost' })
    harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
    docks = await app.addSite('Dock Workers', ['docks.localhost', 'www.docks.localhost'])
    olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
    const owner = await app.signIn({ firstName: 'Otto', isThemeOwner: true, themeId: docks })
    ;[otto, ottoId] = [owner.session, owner.id]
    ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
  })
  afterAll(() => app.close())
}

export const url = '/admin/themes'
export const list = async (session: string, query = '') =>
  (await app.get(`${url}${query}`, { as: 'json', session })).json()
export const names = async (session: string, query = '') =>
  (await list(session, query)).themes.map(({ name }: { name: string }) => name)
export const change = (id: string, body: Record<string, unknown>, session = ruth) =>
  app.send('PUT', `${url}/${id}`, { session, body })
export const make = async (name: string, more = {}) =>
  (await app.send('POST', url, { session: ruth, body: { name, ...more } })).json().theme.id as string
export const siteAt = async (host: string) => {
  const answer = await app.get('/nowhere', { as: 'inertia', host })
  return answer.statusCode === 404 ? answer.json().props.site : answer.statusCode
}
