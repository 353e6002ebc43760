// Every field of a container (document 3, section 3), kept as the editor keeps it, looked at as a visitor does.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { css, gutter, px, rows, tracks, wide } from './container-fields.fixture.ts'
import { containerFields } from './model/container.ts'
import { pageKeeper } from './page.fixture.ts'

// A browser that shares a busy machine is slow, not broken.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let browser: TestBrowser
let keeper: Awaited<ReturnType<typeof pageKeeper>>
beforeAll(async () => {
  browser = await testBrowser()
  keeper = await pageKeeper(browser)
  const containers = rows.map(({ values, columns = 1 }, at) => ({
    ...{ id: `k${at}`, title: `Part ${at}`, ...values },
    columns: Array.from({ length: columns }, (_, i) => ({
      ...{ id: `c${at}-${i}`, contentType: 'text', content: `<p>Word ${i}</p>` },
      ...(columns === 2 && i === 0 && { horizontalPadding: 1 }),
    })),
  }))
  await keeper.create('/containers', containers)
})
afterAll(() => browser.close())

test('each is seen', async () => {
  const page = await browser.open('/pages/containers', { viewport: wide, reducedMotion: 'no-preference' })
  await page.route(/youtube|ytimg/, (route) => route.abort())
  for (const [at, { name, shows }] of rows.entries())
    await Promise.resolve(shows(page, page.locator(`.p-k${at}`))).catch((error: Error) => {
      error.message = `${name}: ${error.message}`
      throw error
    })
  const looked = new Set(rows.flatMap(({ name }) => name.match(/\w+/g)))
  const untried = Object.keys(containerFields).filter((field) => !looked.has(field))
  expect(untried).toEqual(['showWhen'])
})

test('on a phone paddings are half, ten columns are three a row, and nothing is cut off', async () => {
  const page = await browser.open('/pages/containers', { viewport: { width: 390, height: 800 } })
  const part = (field: string) => page.locator(`.p-k${rows.findIndex(({ name }) => name.includes(field))}`)
  expect(await px(part('horizontalPadding 3'), 'padding-left')).toBe(3 * 8)
  expect(await tracks(part('columnsPerRow 10'))).toBe(3)
  expect(await tracks(part('columnsPerRow is 3'))).toBe(1)
  expect(await css(part('imageScale'), 'background-size')).toMatch(/^cover/)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('the wider of two margins separates containers on a wide page, both on a phone', async () => {
  const one = { id: 'one', title: 'One', columns: [], marginBottom: 3 }
  const two = {
    id: 'two',
    title: 'Two',
    columns: [],
    marginTop: 1,
    backgroundType: 'color',
    backgroundColor: '#eee',
  }
  const three = { id: 'three', title: 'Three', columns: [] }
  await keeper.create('/margins', [one, two, three])
  const page = await browser.open('/pages/margins', { viewport: wide })
  const gaps = () =>
    page.locator('main section').evaluateAll((parts) => {
      const places = parts.map((part) => part.getBoundingClientRect())
      return places.slice(1).map(({ top }, at) => Math.round(top - places[at]!.bottom))
    })
  expect(await gaps()).toEqual([3 * gutter, 2 * gutter])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(gaps).toEqual([(3 + 1) * 8, (2 + 2) * 8])
})

test('a band at the end of a page runs on to the footer, unless a margin was chosen for it', async () => {
  const band = { backgroundType: 'color', backgroundColor: '#eaf2f7', columns: [] }
  const below = async (route: string, last: object) => {
    await keeper.create(route, [
      { id: 'first', title: 'First', columns: [] },
      { id: 'last', title: 'Last', ...last },
    ])
    const page = await browser.open(`/pages${route}`, { viewport: wide })
    const [end, foot] = await Promise.all([
      page.locator('.p-last').boundingBox(),
      page.locator('footer').boundingBox(),
    ])
    return Math.round(foot!.y - end!.y - end!.height)
  }
  expect(await below('/band', { ...band, containerSize: '60vh' })).toBe(0)
  expect(await below('/band-with-margin', { ...band, marginBottom: 3 })).toBeGreaterThan(3 * (gutter / 2))
  expect(await below('/no-band', { columns: [] })).toBeGreaterThan(gutter)
})

test('for people who want no motion a film waits until they start it', async () => {
  const film = { backgroundType: 'video', backgroundVideo: 'dQw4w9WgXcQ' }
  await keeper.create('/film', [{ id: 'film', title: 'Film', ...film, columns: [] }])
  const page = await browser.open('/pages/film', { viewport: wide, reducedMotion: 'reduce' })
  await page.route(/youtube|ytimg/, (route) => route.abort())
  const part = page.locator('.p-film')
  // One after it is in view: what would start by then has started.
  await part.evaluate(
    (element) =>
      new Promise<void>((done) => {
        new IntersectionObserver(() => done()).observe(element)
      }),
  )
  expect(await part.locator('iframe').count()).toBe(0)
  await part.getByRole('button', { name: 'Play the background video' }).click()
  expect(await part.locator('iframe').count()).toBe(1)
})

test('an anchor is 100 below the edge where the header is sticky, and near it where it is not', async () => {
  const parts = ['first', 'second'].map((id) => ({
    ...{ id, title: id, htmlId: id, containerSize: '90vh', columns: [] },
  }))
  await keeper.create('/anchors', [...parts, { id: 'end', title: 'End', containerSize: '90vh', columns: [] }])
  const topOf = async () => {
    const page = await browser.open('/pages/anchors#second', { viewport: wide })
    const header = page.getByRole('banner')
    await expect.poll(async () => (await page.locator('#second').boundingBox())!.y).toBeLessThan(300)
    return {
      anchor: Math.round((await page.locator('#second').boundingBox())!.y),
      header: Math.round((await header.boundingBox())!.y),
    }
  }
  const plain = await topOf()
  expect(plain.header).toBeLessThan(0)
  const content = JSON.stringify({ stickyHeader: true })
  await browser.db.updateTable('themes').set({ content }).execute()
  await expect.poll(async () => (await topOf()).header).toBe(0)
  expect([plain.anchor, (await topOf()).anchor]).toEqual([24, 100])
})

test('showWhen: visitors see what is for them, staff see all with a label', async () => {
  const parts = ['always', 'loggedIn', 'loggedOut'].map((showWhen) => ({
    ...{ id: showWhen, title: `For ${showWhen}`, showWhen },
    columns: [{ id: `c-${showWhen}`, contentType: 'text', content: '<p>Words</p>' }],
  }))
  await keeper.create('/shown', parts)
  const page = await browser.open('/pages/shown')
  const titles = () => page.locator('main h2').allTextContents()
  expect(await titles()).toEqual(['For always', 'For loggedOut'])
  await page.context().addCookies([{ name: 'session', value: keeper.session, url: browser.origin }])
  await page.reload()
  expect(await titles()).toEqual(['For always', 'For loggedIn', 'For loggedOut'])
  expect(await page.locator('.p-loggedIn').textContent()).toContain('Only visible to logged-in users')
  expect(await page.locator('.p-loggedOut').textContent()).toContain('Only visible to non-logged-in users')
})

test('an anchor is unique in a page', async () => {
  const twice = ['a', 'b'].map((id) => ({ id, title: id, htmlId: 'top', columns: [] }))
  await expect(keeper.create('/twice', twice)).rejects.toThrow('Another container has this anchor.')
})
