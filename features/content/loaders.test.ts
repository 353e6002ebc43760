import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeFile } from '#features/files/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let theme: string
let owner: string
beforeAll(async () => {
  app = await testApp()
  theme = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  owner = (await app.signIn({ isThemeOwner: true, themeId: theme })).session
})
afterAll(() => app.close())

async function switched(applications: Record<string, boolean>) {
  await app.db
    .updateTable('themes')
    .set({ applications: JSON.stringify(applications) })
    .execute()
  const shown = async () => (await app.get('/', { as: 'inertia' })).json().props.site.applications
  await expect.poll(shown).toEqual(applications)
}
async function make(name: string, contentType: string, more: Record<string, unknown> = {}) {
  const containers = [{ id: 'k', columns: [{ id: 'part', contentType }] }]
  const document = { schemaVersion: 1, containers }
  const body = { name, description: 'What is shown.', route: `/${name}`, document, ...more }
  await app.send('POST', `/admin/themes/${theme}/pages`, { session: owner, body })
}
const dataOf = async (name: string) => (await app.get(`/pages/${name}`, { as: 'json' })).json().data.part
const htmlOf = async (name: string) => (await app.get(`/pages/${name}`)).body

test('numbers of a site are real, and small numbers of people are nobody’s business', async () => {
  await make('numbers', 'statistics')
  const labels = async () => (await dataOf('numbers')).figures.map(({ label }: { label: string }) => label)
  expect(await labels()).toEqual([])
  expect(await htmlOf('numbers')).toContain('Nothing to show')
  for (let i = 0; i < 10; i++) await app.signIn({ themeId: theme })
  await make('numbers-again', 'statistics')
  expect((await dataOf('numbers-again')).figures).toEqual([{ label: 'members', count: 11 }])
})

test('the newsroom shows the articles of the site, where it is enabled', async () => {
  await make('room', 'newsroom')
  const article = { type: 'article', description: 'Two yards hire.' }
  await make('Yards', 'text', article)
  await switched({ newsRoom: false })
  expect(await dataOf('room')).toEqual({ isEnabled: false, news: [] })
  expect(await htmlOf('room')).not.toContain('Yards')
  await switched({ newsRoom: true })
  expect(await dataOf('room')).toMatchObject({
    news: [{ title: 'Yards', link: '/pages/Yards', summary: 'Two yards hire.' }],
  })
})

test.each([
  ['donation', 'Donations not enabled on this site.'],
  ['donationList', 'Donations not enabled on this site.'],
  ['comment', 'Comments not enabled on this site.'],
  ['commentList', 'Comments not enabled on this site.'],
  ['jobSearch', 'This app is not enabled'],
  ['jobSearchSplash', 'This app is not enabled'],
  ['mosTranslator', 'This app is not enabled'],
])('%s says what the documents say for off', async (contentType, words) => {
  await switched({})
  await make(`off-${contentType}`, contentType)
  expect(await htmlOf(`off-${contentType}`)).toContain(words)
})

test('gifts are enabled, and nobody has given yet', async () => {
  await make('gifts', 'donationList')
  await switched({ donations: true })
  expect(await htmlOf('gifts')).toContain('There are no donations yet.')
})

test('blocks that look for jobs say so too where the search is off, and are there where it is on', async () => {
  for (const contentType of ['mosTranslator', 'searchJobsFields']) {
    const freeContent = [{ id: `b-${contentType}`, contentType }]
    const column = { id: `c-${contentType}`, contentType: 'freeContent', freeContent }
    const document = { schemaVersion: 1, containers: [{ id: 'k', columns: [column] }] }
    await switched({})
    await make(`look-${contentType}`, 'text', { document })
    expect(await htmlOf(`look-${contentType}`)).toContain('This app is not enabled')
    await switched({ search: true })
    expect(await htmlOf(`look-${contentType}`)).toContain('action="/jobs/search"')
  }
})

test('buttons of a fundraiser say that there is none', async () => {
  await switched({ donations: true })
  const column = (contentType: string) => ({
    id: `c-${contentType}`,
    contentType: 'freeContent',
    freeContent: [{ id: `b-${contentType}`, contentType }],
  })
  for (const contentType of ['donationButton', 'fundraiserButtons']) {
    const containers = [{ id: 'k', columns: [column(contentType)] }]
    await make(contentType, 'text', { document: { schemaVersion: 1, containers } })
    expect(await htmlOf(contentType)).toContain(
      'The Site Admin has not configured any fundraiser for this page.',
    )
  }
  const values = { theme_id: theme, name: 'Elsewhere on this site', type: 'event', status: 'live' }
  await app.db.insertInto('fundraisers').values(values).execute()
  for (const contentType of ['donationButton', 'fundraiserButtons']) {
    const containers = [{ id: 'k', columns: [column(contentType)] }]
    await make(`${contentType}-2`, 'text', { document: { schemaVersion: 1, containers } })
    const html = await htmlOf(`${contentType}-2`)
    expect(html).toContain('Fundraiser Information Missing for this Page, please contact Admin.')
    expect(html).toContain(
      'Please make sure you accessed this page from a fundraiser page rather than directly from /pages.',
    )
  }
})

test('a fundraiser’s blocks and statistics: its own leaders, or why there are none', async () => {
  await switched({ donations: true })
  const of = { statisticsOf: 'fundraiser' }
  const makeStatistics = (name: string, more: object) =>
    app.send('POST', `/admin/themes/${theme}/pages`, {
      session: owner,
      body: {
        ...{ name, description: 'Leaders.', route: `/${name}` },
        document: {
          schemaVersion: 1,
          containers: [{ id: 'k', columns: [{ id: 'part', contentType: 'statistics', ...of, ...more }] }],
        },
      },
    })
  await makeStatistics('outside', {})
  expect(await htmlOf('outside')).toContain('Outside a fundraiser.')
  const { id: fundraiser } = await app.db
    .insertInto('fundraisers')
    .values({ theme_id: theme, name: 'Ruck march', type: 'event', status: 'live' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeStatistics('leaders', { fundraiser })
  expect(await dataOf('leaders')).toEqual({ leaders: { mostRaised: [], topDonors: [] } })
})

test('XCredit on a page: visitors are led to sign in, members make an account, then open it', async () => {
  await make('credit', 'xcreditSignup')
  const member = await app.signIn({ firstName: 'Grace', email: 'grace@example.org', themeId: theme })
  const html = async (session?: string) => (await app.get('/pages/credit', { session })).body
  for (let visit = 0; visit < 2; visit++)
    expect(await html()).toContain('/user/login?redirectTo=%2Fpages%2Fcredit')
  expect(await html(member.session)).toContain('action="/user/miniorange/create')
  expect(await html()).not.toContain('grace@example.org')
  await app.send('POST', '/user/miniorange/create', { session: member.session, body: { agree: 'on' } })
  expect(await html(member.session)).toContain('/xcredit/classroom')
})

test('a survey on a page: visitors sign in, members answer once, and the page says thanks from then on', async () => {
  const [mood] = [{ id: 'mood', type: 'Radio', title: 'How are you?', answers: ['Well', 'Not well'] }]
  const body = { name: 'How was it?', type: 'survey', lead: 'Two minutes.', questions: [mood] }
  const surveyId = (await app.send('POST', '/quizzes', { session: owner, body })).json().quiz.id
  const part = { id: 'part', contentType: 'survey', surveyId }
  const document = { schemaVersion: 1, containers: [{ id: 'k', columns: [part] }] }
  await make('ask', 'survey', { document })
  const member = await app.signIn({ firstName: 'Grace', themeId: theme })
  const second = await app.signIn({ firstName: 'James', themeId: theme })
  const html = async (session?: string) => (await app.get('/pages/ask', { session })).body
  for (let visit = 0; visit < 2; visit++) {
    expect(await html()).toContain('/user/login?redirectTo=%2Fpages%2Fask')
    expect(await html()).not.toContain('How are you?')
  }
  expect(await html(member.session)).toContain('name="answers[mood]"')
  const sent = { quiz: surveyId, 'answers[mood]': 'Well' }
  await app.send('POST', '/survey-responses', { session: member.session, body: sent })
  expect(await html(member.session)).toContain('Thank you for your answers!')
  expect(await html(second.session)).toContain('name="answers[mood]"')
  await app.send('DELETE', `/quizzes/${surveyId}`, { session: owner })
  expect(await html(second.session)).not.toContain('It may have been deleted')
  expect(await html(owner)).toContain('It may have been deleted')
})

test('the place of a stored picture is kept, and narrower variants are offered; one of elsewhere is as it is', async () => {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const picture = { ownerId: null, themeId: theme, purpose: 'picture', name: 'Crane.png', bytes } as const
  const stored = await storeFile(app.db, picture)
  const address = `/files/${stored.ok && stored.id}`
  const shown = async (name: string, image: string, more = {}) => {
    const columns = [{ id: 'part', contentType: 'image', image, ...more }]
    await make(name, 'image', { document: { schemaVersion: 1, containers: [{ id: 'k', columns }] } })
    const main = (await htmlOf(name)).split('<main')[1]!
    return /<img[^>]+>/.exec(main)![0]
  }
  const whole = await shown('crane', address)
  expect(whole).toContain(`src="${address}"`)
  expect(whole).toContain(`${address}/640 640w`)
  expect(whole).toContain('sizes="(max-width: 1200px) 100vw, 1200px"')
  expect(whole).toContain('width="1200" height="800"')
  expect(await shown('crane-300', address, { imageWidth: 300 })).toContain('width="300" height="200"')
  const elsewhere = await shown('elsewhere', 'https://example.com/crane.png')
  expect(elsewhere).not.toMatch(/srcset|width=/i)
  const lost = await shown('lost', '/files/01900000-0000-7000-8000-000000000000')
  expect(lost).not.toMatch(/srcset|width=/i)
})
