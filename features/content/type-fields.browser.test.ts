// Every type of column and block with every field of its own (document 3, section 3), kept as the editor keeps it,
// looked at as a visitor does.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { homeLists, homeTexts } from '#features/themes/list.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { homeSections } from '#ui/home-sections.ts'
import { blockTypes } from './blocks/list.ts'
import { columnTypes } from './columns/list.ts'
import { lookOfSection } from './model/things.ts'
import { pageKeeper } from './page.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** The last look of each section that has several. */
const looksOfSections = Object.fromEntries(
  homeSections.flatMap(({ value, variants }) => {
    const last = variants.at(-1)
    return last ? [[lookOfSection(value), last.value]] : []
  }),
)

type Shows = (part: Locator, page: Page) => unknown
type Row = { type: string; values: Record<string, unknown>; shows: Shows }

const soon = new Date(Date.now() + 86_400_000).toISOString().replace(/[-:]|\.\d+/g, '')
const feeds: Record<string, string> = {
  '/drill.ics': `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Drill\r\nDTSTART:${soon}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
  '/news.xml':
    '<rss><channel><item><title>Harbor news</title><link>https://n.example/1</link></item></channel></rss>',
}

const march = '018f3c5e-7a10-7000-8000-0000000000aa'
const pierSurvey = '018f3c5e-7a10-7000-8000-0000000000ab'

const heading = (part: Locator, name: string) => part.getByRole('heading', { name }).waitFor()
const words = (part: Locator, text: string) => part.getByText(text).first().waitFor()
const box = async (part: Locator) => (await part.boundingBox())!
const rounded = async (part: Locator) => {
  const { width, height } = await box(part)
  return [Math.round(width), Math.round(height)]
}

const typedFor: Record<string, string> = {
  ...{ href: '/news', picture: '/favicon.svg', wage: '26.18', more: '1836', zips: '001' },
}

const pictures = {
  carouselImages: [
    { url: '/favicon.svg', description: 'The pier' },
    { url: '/favicon.svg?2', description: 'The crew' },
  ],
  carouselAutoplaySpeed: 1,
}
/** 16 by 9, moves by itself until it is paused (WCAG 2.2.2). */
const showsPictures: Shows = async (part) => {
  const { width, height } = await box(part.getByRole('list'))
  expect(width / height).toBeCloseTo(16 / 9, 1)
  expect(await part.getByRole('img').first().getAttribute('alt')).toBe('The pier')
  await part.getByText('2 / 2').waitFor()
  await part.getByRole('button', { name: 'Pause' }).click()
  await part.getByRole('button', { name: 'Play' }).click()
  await part.getByRole('button', { name: 'Pause' }).waitFor()
}

/** Nothing of the provider before somebody plays it. */
const showsVideo =
  (player: string, page: string): Shows =>
  async (part) => {
    expect(await part.locator('iframe, img').count()).toBe(0)
    const opener = part.getByRole('link', { name: 'Play “Our crew”' })
    expect(await opener.getAttribute('href')).toBe(page)
    await opener.click()
    const frame = part.getByTitle('Our crew')
    expect(await frame.getAttribute('src')).toContain(player)
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
  }
const youtube = showsVideo(
  'youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
)
const vimeo = showsVideo('player.vimeo.com/video/76979871', 'https://vimeo.com/76979871')

const picture = {
  ...{ image: '/favicon.svg', altText: 'Our flag', imageWidth: 200, imageHeight: 50 },
  ...{ linkTo: '/jobs/search', imageHorizontalAlignment: 'right' },
}
const showsPicture: Shows = async (part) => {
  const image = part.getByRole('link', { name: 'Our flag' }).getByRole('img')
  expect(await rounded(image)).toEqual([200, 50])
  const [own, around] = [await box(image), await box(part)]
  expect(Math.round(own.x + own.width)).toBe(Math.round(around.x + around.width))
}

const button = {
  ...{ buttonText: 'Take part', linkTo: '/jobs/search', buttonSize: 'large', buttonStyle: 'secondary' },
  buttonFullWidth: true,
}
const showsButton: Shows = async (part) => {
  const link = part.getByRole('link', { name: 'Take part' })
  expect(await link.getAttribute('href')).toBe('/jobs/search')
  expect(await link.getAttribute('class')).toMatch(/secondary.*large/)
  expect((await box(link)).width).toBe((await box(part)).width)
}

const frame = { linkTo: 'https://maps.example.org/a', title: 'Where we are' }
const showsFrame: Shows = async (part) => {
  const shown = part.getByTitle('Where we are')
  expect((await box(shown)).height).toBe(390)
  expect(await shown.getAttribute('src')).toBe(frame.linkTo)
  expect(await shown.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/)
}

const says =
  (text: string): Shows =>
  (part) =>
    words(part, text)
const headed =
  (name: string): Shows =>
  (part) =>
    heading(part, name)

/** The words of every section: a column keeps those of the others while another is chosen. */
const ofAllSections = Object.fromEntries([
  ...homeTexts.flatMap(({ texts }) => texts.map(({ name }) => [name, `${name} of Harbor`])),
  ...homeLists.flatMap(({ name, texts = [], fields }) => [
    ...texts.map((text) => [text.name, `${text.name} of Harbor`]),
    [name, [Object.fromEntries(fields.map((field) => [field.name, typedFor[field.name] ?? 'Harbor']))]],
  ]),
])

const columns = (origin: string): Row[] => [
  { type: 'text', values: { content: '<h2>Since 1919</h2><p>On the pier</p>' }, shows: headed('Since 1919') },
  {
    type: 'image',
    values: { ...picture, title: 'The flag', subTitle: 'Of the harbor', text: 'Sewn by the crew.' },
    async shows(part, page) {
      await heading(part, 'The flag')
      for (const text of ['Of the harbor', 'Sewn by the crew.']) await words(part, text)
      await showsPicture(part, page)
    },
  },
  {
    type: 'section',
    values: { ...ofAllSections, ...looksOfSections, section: 'wages', variant: 'table' },
    async shows(part) {
      await heading(part, 'wagesTitle of Harbor')
      await words(part, '$26.18')
    },
  },
  { type: 'carousel', values: pictures, shows: showsPictures },
  { type: 'dd214Signup', values: { title: 'With your papers' }, shows: headed('With your papers') },
  { type: 'youtube', values: { video: 'dQw4w9WgXcQ', title: 'Our crew' }, shows: youtube },
  { type: 'vimeo', values: { video: '76979871', title: 'Our crew' }, shows: vimeo },
  { type: 'button', values: button, shows: showsButton },
  { type: 'assessment', values: {}, shows: says('Take the assessment') },
  { type: 'xcreditSignup', values: { title: 'College credit' }, shows: headed('College credit') },
  {
    type: 'survey',
    values: { title: 'Your view', surveyId: pierSurvey },
    async shows(part) {
      await heading(part, 'Your view')
      await part.getByRole('link', { name: 'Sign in to answer' }).waitFor()
    },
  },
  { type: 'iframe', values: frame, shows: showsFrame },
  {
    type: 'contactForm',
    values: { emailSubject: 'A question', title: 'Ask us' },
    async shows(part) {
      await heading(part, 'Ask us')
      expect(await part.locator('input[name="subject"]').inputValue()).toBe('A question')
    },
  },
  {
    type: 'jobSearchSplash',
    values: { title: 'Find work', subTitle: 'Near you', image: '/favicon.svg' },
    async shows(part) {
      await heading(part, 'Find work')
      await words(part, 'Near you')
      expect(await part.locator('img').getAttribute('src')).toBe('/favicon.svg')
      expect(await part.locator('form').getAttribute('action')).toBe('/jobs/search')
    },
  },
  { type: 'jobSearch', values: { title: 'New this week' }, shows: headed('New this week') },
  {
    type: 'userSignup',
    values: {
      signUpFormHeader: '<h3>Join us here, all of you who served</h3>',
      signUpFormFooter: '<p>It is free, and stays free, for all of us.</p>',
    },
    async shows(part) {
      await heading(part, 'Join us here')
      await part.getByLabel('Email address').waitFor()
      await words(part, 'It is free')
    },
  },
  {
    type: 'employerSignup',
    values: {
      signUpFormHeader: '<h3>Hire those who served with us</h3>',
      signUpFormFooter: '<p>We answer within a day, on weekdays.</p>',
    },
    async shows(part) {
      await heading(part, 'Hire those')
      await words(part, 'We answer')
    },
  },
  { type: 'mosTranslator', values: { title: 'From your code' }, shows: headed('From your code') },
  { type: 'donation', values: {}, shows: says('Donations not enabled on this site.') },
  { type: 'donationList', values: { title: 'Gifts' }, shows: headed('Gifts') },
  {
    type: 'comment',
    values: { commentIdentifier: 'wall', title: 'Your words', buttonText: 'Say something' },
    async shows(part, page) {
      await part.getByRole('link', { name: 'Say something' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your words' })
      expect(await dialog.locator('input[name="commentIdentifier"]').inputValue()).toBe('wall')
      // Document 1, section 9.
      expect((await box(dialog)).width).toBeLessThanOrEqual(400)
      await page.keyboard.press('Escape')
    },
  },
  {
    type: 'commentList',
    values: { commentIdentifier: 'wall', title: 'The wall' },
    async shows(part) {
      await heading(part, 'The wall')
      await words(part, 'From the wall')
      expect(await part.getByText('From elsewhere').count()).toBe(0)
    },
  },
  // The figures of the site and the leaders of a fundraiser: features/content/loaders.
  {
    type: 'statistics',
    values: { title: 'In front', statisticsOf: 'fundraiser', fundraiser: march },
    shows: says('Outside a fundraiser.'),
  },
  {
    type: 'newsroom',
    values: { title: 'From the docks', linkTo: `${origin}/news.xml` },
    async shows(part) {
      await heading(part, 'From the docks')
      await part.getByRole('link', { name: 'Harbor news' }).waitFor()
    },
  },
  {
    type: 'newsletterSignup',
    values: { title: 'One letter', text: 'Once a month.', buttonText: 'Send it' },
    async shows(part) {
      await heading(part, 'One letter')
      await words(part, 'Once a month.')
      await part.getByRole('button', { name: 'Send it' }).waitFor()
    },
  },
  {
    type: 'calendar',
    values: { title: 'Drills', linkTo: `${origin}/drill.ics` },
    async shows(part, page) {
      await heading(part, 'Drills')
      await words(part, 'Drill')
      await part.getByRole('link', { name: 'Add to my agenda' }).click()
      const dialog = page.getByRole('dialog', { name: 'Drills' })
      expect(await dialog.getByLabel('Calendar address').inputValue()).toBe(`${origin}/drill.ics`)
      await page.keyboard.press('Escape')
    },
  },
]

const blocks: Row[] = [
  {
    type: 'text',
    values: { textContent: '<p>Words of a block that is long enough to stay.</p>' },
    shows: says('Words of a block'),
  },
  { type: 'image', values: picture, shows: showsPicture },
  { type: 'carousel', values: pictures, shows: showsPictures },
  { type: 'iframe', values: frame, shows: showsFrame },
  { type: 'youtube', values: { video: 'dQw4w9WgXcQ', title: 'Our crew' }, shows: youtube },
  { type: 'vimeo', values: { video: '76979871', title: 'Our crew' }, shows: vimeo },
  {
    type: 'button',
    values: { ...button, linkTo: '/favicon.svg', download: true, fileName: 'flag of the harbor.svg' },
    async shows(part, page) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        part.getByRole('link', { name: 'Take part' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('flag of the harbor.svg')
    },
  },
  { type: 'mosTranslator', values: { title: 'From your code' }, shows: headed('From your code') },
  { type: 'fundraiserButtons', values: {}, shows: says('Donations not enabled on this site.') },
  { type: 'donationButton', values: {}, shows: says('Donations not enabled on this site.') },
  {
    type: 'searchJobsFields',
    values: { buttonText: 'Look' },
    async shows(part) {
      await part.getByRole('button', { name: 'Look' }).waitFor()
      for (const name of ['q', 'l']) expect(await part.locator(`[name="${name}"]`).count(), name).toBe(1)
    },
  },
]

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
