// Every type of column and block with every field of its own (document 3, section 3), kept as the editor keeps it,
// looked at as a visitor does.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { blocks } from './block-types.fixture.ts'
import { blockTypes } from './blocks/list.ts'
import { columns, feeds, pierSurvey } from './column-types.fixture.ts'
import { columnTypes } from './columns/list.ts'
import { pageKeeper } from './page.fixture.ts'
import { box, pictures, type Row } from './type-fields.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Forms and gifts that are to come: their fields are kept, and their placeholder does not need them. */
const toCome = {
  columns: [
    'donation.donationIdentifier',
    'employerSignup.employerTypes',
    'employerSignup.hasQuiz',
    'employerSignup.quizId',
  ],
  blocks: [
    ...['donationButton.donateButtonText', 'donationButton.fundraiser'],
    ...['createPageButtonText', 'donateButtonText', 'findTeamButtonText', 'fundraiser'].map(
      (field) => `fundraiserButtons.${field}`,
    ),
  ],
}
/** Tried below, with what they do among other blocks. */
const amongBlocks = /^freeContent\.|\.(display|imageVerticalAlignment)$/

let server: Server
let origin: string
let browser: TestBrowser
let keeper: Awaited<ReturnType<typeof pageKeeper>>
beforeAll(async () => {
  server = createServer((request, response) => response.end(feeds[request.url!]))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await testBrowser()
  const { id: theme_id } = await browser.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  const applications = JSON.stringify({ comments: true, newsRoom: true, search: true })
  const content = JSON.stringify({ frames: ['maps.example.org'] })
  await browser.db
    .updateTable('themes')
    .set({ applications, content, contact_email: 'hello@harbor.example' })
    .execute()
  await browser.db
    .insertInto('quizzes')
    .values({ id: pierSurvey, name: 'The pier', type: 'survey', theme_id })
    .execute()
  await browser.db
    .insertInto('quiz_versions')
    .values({ quiz_id: pierSurvey, number: 1, questions: '[]' })
    .execute()
  const said = { theme_id, name: 'Grace', email: 'grace@example.org' }
  await browser.db
    .insertInto('comments')
    .values([
      { ...said, identifier: 'wall', message: 'From the wall' },
      { ...said, identifier: 'desk', message: 'From elsewhere' },
    ])
    .execute()
  const members = Array.from({ length: 10 }, (_, at) => ({
    ...{ email: `m${at}@example.org`, first_name: 'Lin', last_name: 'Park', source_theme_id: theme_id },
    activated_at: new Date(),
  }))
  await browser.db.insertInto('users').values(members).execute()
  keeper = await pageKeeper(browser)
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** What nobody has tried, as 'type.field'. */
const untriedOf = (rows: Row[], types: readonly { key: string; fields: object }[]) =>
  types
    .flatMap(({ key, fields }) => {
      const { values = {} } = rows.find(({ type }) => type === key) ?? {}
      return Object.keys(fields).flatMap((field) => (field in values ? [] : [`${key}.${field}`]))
    })
    .filter((field) => !amongBlocks.test(field))
    .sort()

async function look(path: string, rows: Row[]) {
  const page = await browser.open(path, { reducedMotion: 'no-preference' })
  await page.route(/youtube|vimeo|maps\.example/, (route) => route.abort())
  for (const { type, shows } of rows)
    await Promise.resolve(shows(page.locator(`.p-${type}`), page)).catch((error: Error) => {
      error.message = `${type}: ${error.message}`
      throw error
    })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axe(page, { withFrames: false }), colorScheme).toEqual([])
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0)
    }
  }
}

test('columns', async () => {
  const rows = columns(origin)
  const containers = rows.map(({ type, values }) => ({
    ...{ id: `k-${type}`, title: `A ${type}` },
    columns: [{ id: type, contentType: type, ...values }],
  }))
  await keeper.create('/columns', containers)
  await look('/pages/columns', rows)
  expect(untriedOf(rows, columnTypes)).toEqual(toCome.columns)
})

test('blocks', async () => {
  const containers = blocks.map(({ type, values }) => ({
    ...{ id: `k-${type}`, title: `A ${type}` },
    columns: [
      {
        id: `c-${type}`,
        contentType: 'freeContent',
        freeContent: [{ id: type, contentType: type, ...values }],
      },
    ],
  }))
  await keeper.create('/blocks', containers)
  await look('/pages/blocks', blocks)
  expect(untriedOf(blocks, blockTypes)).toEqual(toCome.blocks)
})

test('pictures do not move by themselves for those who want no motion, until they ask for it', async () => {
  const part = { id: 'still', contentType: 'carousel', ...pictures }
  await keeper.create('/still', [{ id: 'k', title: 'Still', columns: [part] }])
  const page = await browser.open('/pages/still', { reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByText('2 / 2').waitFor()
})

test('display: blocks stand one below the other, or beside each other, pictures at the top or the bottom', async () => {
  const image = { contentType: 'image', image: '/favicon.svg', imageWidth: 40, imageHeight: 40 }
  const tall = { ...image, imageHeight: 160, display: 'inline-block' }
  const lines = {
    line: [{}, {}],
    beside: ['top', 'bottom', 'middle'].map((at) => ({
      display: 'inline-block',
      imageVerticalAlignment: at,
    })),
  }
  const containers = Object.entries(lines).map(([name, places]) => ({
    ...{ id: `k-${name}`, title: name },
    columns: [
      {
        ...{ id: `c-${name}`, contentType: 'freeContent' },
        freeContent: [
          { ...tall, id: `${name}-tall` },
          ...places.map((place, at) => ({ ...image, ...place, id: `${name}${at}` })),
        ],
      },
    ],
  }))
  await keeper.create('/beside', containers)
  const page = await browser.open('/pages/beside')
  const at = async (name: string) => box(page.locator(`.p-${name} img`))
  const [one, two] = [await at('line0'), await at('line1')]
  expect(two.y).toBeGreaterThan(one.y + one.height)
  const tallOne = await at('beside-tall')
  expect((await at('beside0')).y).toBeCloseTo(tallOne.y, -1)
  expect((await at('beside1')).y).toBeCloseTo(tallOne.y + 120, -1)
  expect((await at('beside2')).y).toBeCloseTo(tallOne.y + 60, -1.5)
  expect(await axe(page)).toEqual([])
})
