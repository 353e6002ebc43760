import { beginSession } from '#lib/session.ts'
import type { TestBrowser } from '#test/browser.ts'

type StoredPage = { page: { id: string; rev: number } }

/** Keeps pages of the site as its administrator does: through the address that the editor sends them to. */
export async function pageKeeper({ db, origin }: Pick<TestBrowser, 'db' | 'origin'>) {
  const { id: theme } = await db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const root = { email: 'root@example.org', first_name: 'Root', last_name: 'Keeper', type: 'Admin' }
  const { id } = await db.insertInto('users').values(root).returning('id').executeTakeFirstOrThrow()
  const session = await beginSession(db, id)
  const pages = `/admin/themes/${theme}/pages`

  async function send(method: string, path: string, body: object): Promise<StoredPage> {
    const ask = (token: string) =>
      fetch(origin + path, {
        method,
        headers: {
          ...{ accept: 'application/json', 'content-type': 'application/json' },
          ...{ cookie: `session=${session}; csrf=${token}`, 'x-csrf-token': token },
        },
        body: JSON.stringify(body),
      })
    const { csrf } = (await (await ask('')).json()) as { csrf: string }
    const answer = await ask(csrf)
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as StoredPage
  }

  return {
    session,
    /** a new page with this content */
    create: (route: string, containers: object[], more: object = {}) =>
      send('POST', pages, {
        name: 'Page',
        description: 'A page.',
        route,
        document: { schemaVersion: 1, containers },
        ...more,
      }),
    /** the page as it is now, with this content in its place */
    save: ({ page }: StoredPage, route: string, containers: object[], more: object = {}) =>
      send('PUT', `${pages}/${page.id}`, {
        ...{
          name: 'Page',
          description: 'A page.',
          route,
          rev: page.rev,
          document: { schemaVersion: 1, containers },
        },
        ...more,
      }),
  }
}
