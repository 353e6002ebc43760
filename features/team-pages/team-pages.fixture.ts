import { afterAll, beforeAll } from 'vitest'
import { addFundraiser, takesGifts } from '#features/donations/gift.fixture.ts'
import { checks } from '#test/api-client.ts'
import { type TestApp, testApp } from '#test/harness.ts'

/** A site that takes gifts, and a fundraiser there. Walter makes team pages; Mallory is a stranger to them. */
export let app: TestApp
export let site: string
export let fundraiser: string
export let walter: { id: string; session: string }
export let mallory: { id: string; session: string }
let asDescribed: ReturnType<typeof checks>

export function openSite(): void {
  beforeAll(async () => {
    app = await testApp()
    site = await takesGifts(app)
    fundraiser = await addFundraiser(app.db, site)
    walter = await app.signIn({ firstName: 'Walter', lastName: 'Jennings', themeId: site })
    mallory = await app.signIn({ firstName: 'Mallory' })
    asDescribed = checks((await app.get('/openapi.json', { as: 'json' })).json())
  })
  afterAll(() => app.close())
}

export const create = (name: string, who = walter, to = fundraiser) =>
  app.send('POST', `/fundraisers/${to}/team-pages`, {
    body: { name, goal: '500', story: 'For Grace.' },
    session: who.session,
  })
/** A team page, which is as /openapi.json says. */
export const show = async (slug: string, who?: { session: string }) => {
  const shown = (await app.get(`/teams/${slug}`, { as: 'json', ...(who && { session: who.session }) })).json()
  asDescribed('GET', '/teams/{slug}', 200, shown)
  return shown.team
}
export const act = (verb: string, id: string, who = walter) =>
  app.send('PATCH', `/team-pages/${id}/${verb}`, { session: who.session })
