import { type TestApp, testApp } from '#test/harness.ts'

export type Docks = Awaited<ReturnType<typeof openDocks>>

/** A site with its look editor: Otto and Dora own the docks, Olive owns Harbor Veterans, Ruth is an administrator. */
export async function openDocks() {
  const app: TestApp = await testApp()
  const host = 'docks.localhost'
  const harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const docks = await app.addSite('Dock Workers', [host])
  const applications = JSON.stringify({ liveEditing: true, search: true })
  await app.db.updateTable('themes').set({ applications }).where('id', '=', docks).execute()
  await app.app.sites.refresh()
  const owner = async (firstName: string, themeId: string) =>
    (await app.signIn({ firstName, isThemeOwner: true, themeId })).session
  const otto = await owner('Otto', docks)
  const url = `/website-builder/site/${docks}/look`
  return {
    ...{ app, host, docks, otto, url },
    dora: await owner('Dora', docks),
    olive: await owner('Olive', harbor),
    ruth: (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session,
    save: (body: Record<string, unknown>, session = otto) => app.send('PUT', url, { session, body }),
    publish: (session = otto, query = '') => app.send('POST', `${url}/publish${query}`, { session }),
    discard: () => app.send('DELETE', url, { session: otto }),
    editor: async (session = otto) =>
      (await app.get(`/website-builder/customize/${docks}`, { as: 'json', session })).json().look,
    home: async () => (await app.get('/', { host })).body,
    preview: (query: string, session: string | undefined = otto) =>
      app.get(`${url}/preview?${query}`, { session }),
  }
}
