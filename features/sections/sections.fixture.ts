import { testApp } from '#test/harness.ts'

export type Sections = Awaited<ReturnType<typeof openSections>>

/** A site whose home page is looked at as it is drawn. */
export async function openSections() {
  const app = await testApp()
  const harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  let asked = 0
  return {
    ...{ app, harbor, olive },
    save: (body: Record<string, unknown>) =>
      app.send('PUT', `/admin/themes/${harbor}/home`, {
        session: olive,
        body: { headline: 'Ahoy', ...body },
      }),
    look: async (variables: object, applications: object = {}) => {
      await app.db
        .updateTable('themes')
        .set({ variables: JSON.stringify(variables), applications: JSON.stringify(applications) })
        .execute()
      await app.app.sites.refresh()
    },
    /** A page as it is drawn, without the props in its script; each time at another address, which no cache has. */
    shown: async (path = '/') =>
      (await app.get(`${path}?${++asked}`)).body.split('<main')[1]!.replace(/<script[\s\S]*?<\/script>/g, ''),
  }
}
