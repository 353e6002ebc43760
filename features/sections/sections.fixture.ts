import { afterAll, beforeAll } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

/** A site whose home page is looked at as it is drawn. */
export let app: TestApp
export let harbor: string
/** the session of its owner */
export let olive: string

export function openSite(): void {
  beforeAll(async () => {
    app = await testApp()
    harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
    olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  })
  afterAll(() => app.close())
}

export const save = (body: Record<string, unknown>) =>
  app.send('PUT', `/admin/themes/${harbor}/home`, { session: olive, body: { headline: 'Ahoy', ...body } })

export async function look(variables: object, applications: object = {}) {
  await app.db
    .updateTable('themes')
    .set({ variables: JSON.stringify(variables), applications: JSON.stringify(applications) })
    .execute()
  await app.app.sites.refresh()
}

let asked = 0
/** A page as it is drawn, without the props in its script; each time at another address, which no cache has. */
export const shown = async (path = '/') =>
  (await app.get(`${path}?${++asked}`)).body.split('<main')[1]!.replace(/<script[\s\S]*?<\/script>/g, '')

/** One of each that visitors see, and some that they do not. */
export async function addTrainingsAndFundraisers() {
  const training = { description: 'Words that count.', category: '', links: '[]', theme_id: harbor }
  await app.db
    .insertInto('trainings')
    .values([
      { ...training, title: 'Resumes that are read' },
      { ...training, title: 'For staff alone', restricted_for_user_types: ['Veteran'] },
    ])
    .execute()
  const fundraiser = { theme_id: harbor, type: 'event', goal_cents: 100_000 }
  await app.db
    .insertInto('fundraisers')
    .values([
      { ...fundraiser, name: 'Ruck march', status: 'live' },
      { ...fundraiser, name: 'Not yet', status: 'draft' },
      { ...fundraiser, name: 'Long over', status: 'live', ends_on: '2020-01-01' },
    ])
    .execute()
}
