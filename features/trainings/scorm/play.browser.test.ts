import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCourse } from '#demo/course.ts'
import { beginSession } from '#lib/session.ts'
import { axe, overflow, type TestBrowser, testBrowser } from '#test/browser.ts'
import { addCourse } from './course.fixture.ts'
import { hostilePage, multi12, ruled2004Course, sequenced2004, single12 } from './packages.fixture.ts'

let browser: TestBrowser
let maria: string
beforeAll(async () => {
  browser = await testBrowser()
  const person = { email: 'maria@example.org', first_name: 'Maria', last_name: 'Ortiz' }
  maria = (await browser.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()).id
})
afterAll(() => browser.close())

/** Another device each time. */
async function play(id: string) {
  return browser.open(`/trainings/${id}/package`, { session: await beginSession(browser.db, maria) })
}

/** Of rgb(…). */
const isLight = (color: string) => Number(/\d+/.exec(color)![0]) > 127

test('a course of 1.2 is played, left, resumed on another device, and ended', async () => {
  const id = await addCourse(browser.db, single12())
  const laptop = await play(id)
  const lesson = laptop.frameLocator('iframe')
  await lesson.getByText('New, Ortiz, Maria').waitFor()
  await laptop.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await axe(laptop, { withFrames: false })).toEqual([])
  await laptop.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(laptop)).toBe(0)
  await laptop.getByRole('button', { name: 'Exit' }).click()
  await laptop.getByRole('link', { name: 'Resume' }).waitFor()

  const phone = await play(id)
  await phone.frameLocator('iframe').getByText('Back at page 2').waitFor()
  await phone.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click()
  await phone.getByText('You completed this training.').waitFor()
  await phone.getByText('80 of 100 points').waitFor()
  // The page that was left is shown again as it was; what it plays is what is kept now.
  await laptop.goBack()
  await laptop.frameLocator('iframe').getByText('Back at page 2').waitFor()
  await laptop.getByText('You completed this training.').waitFor()
  expect([...laptop.errors, ...phone.errors]).toEqual([])
})

test('a course of 2004 in a fixed order goes on to its next part by itself', async () => {
  const page = await play(await addCourse(browser.db, sequenced2004()))
  const lessons = page.getByRole('region', { name: 'Lessons' })
  await page.frameLocator('iframe').getByText('Ortiz, Maria').waitFor()
  // The order is fixed: nothing but what is played can be opened.
  expect(await lessons.getByRole('link').count()).toBe(1)
  await page.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
  await page.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click()
  await page.getByText('You completed this training.').waitFor()
  expect(page.errors).toEqual([])
})

test('a course of 2004 with rules: lessons, a test that is retried, and the rest put aside for another device', {
  timeout: 240_000,
}, async () => {
  const id = await addCourse(browser.db, ruled2004Course())
  const page = await play(id)
  const frame = page.frameLocator('iframe')
  const part = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (name: string) => frame.getByRole('button', { name }).click()
  await part('What you know')
  // The course sees that it may go on, and an objective that others read.
  await frame.getByText('ab-initio, start, next true, own=unknown').waitFor()
  await press('Fail')
  await part('Lesson one')
  const lessons = page.getByRole('region', { name: 'Lessons' })
  await lessons.getByRole('link', { name: 'Test' }).waitFor()
  expect(await lessons.getByRole('link', { name: 'Lesson two' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(0)
  await press('Later')
  await page.getByRole('link', { name: 'Resume' }).waitFor()

  const phone = await play(id)
  await phone.getByRole('heading', { level: 1, name: 'Lesson one' }).waitFor()
  await phone.frameLocator('iframe').getByText('resume, end').waitFor()
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByRole('heading', { level: 1, name: 'Lesson two' }).waitFor()
  await phone.frameLocator('iframe').getByRole('button', { name: 'To the test' }).click()
  await phone.getByRole('heading', { level: 1, name: 'Test' }).waitFor()
  await phone.frameLocator('iframe').getByText('ab-initio, start').waitFor()
  await phone.frameLocator('iframe').getByRole('button', { name: 'Fail' }).click()
  // Not satisfied: its rule begins it again, for the last time.
  await phone.getByText('20 of 100 points').waitFor()
  await phone.frameLocator('iframe').getByText('ab-initio, start').waitFor()
  await phone.frameLocator('iframe').getByRole('button', { name: 'Stop' }).click()
  await phone.getByRole('link', { name: /certificate/ }).waitFor()
  expect([...page.errors, ...phone.errors]).toEqual([])
})

test('a course of 1.2 with two parts is complete once both are, in either order', async () => {
  const page = await play(await addCourse(browser.db, multi12()))
  const lessons = page.getByRole('region', { name: 'Lessons' })
  const frame = page.frameLocator('iframe')
  await frame.getByText('New, Ortiz, Maria').waitFor()
  await lessons.getByRole('link', { name: /Second/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
  // Each part has what it kept itself.
  await frame.getByText('New, Ortiz, Maria').waitFor()
  await frame.getByRole('button', { name: 'Finish' }).click()
  await frame.getByText('Ended').waitFor()
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  expect(await page.getByText('You completed this training.').count()).toBe(0)
  await lessons.getByRole('link', { name: /First/ }).click()
  await frame.getByText('Back at page 2').waitFor()
  await frame.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('You completed this training.').waitFor()
  await page.getByText('80 of 100 points').waitFor()
  expect(page.errors).toEqual([])
})

test('the course of the demo is read and answered to its end', async () => {
  const page = await play(await addCourse(browser.db, Buffer.from(demoCourse().package!.bytes)))
  const frame = page.frameLocator('iframe')
  // It has a dark scheme, and no background of its own.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const letters = await frame.locator('body').evaluate((body) => getComputedStyle(body).color)
    const paper = await page
      .locator('iframe')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect([colorScheme, isLight(letters), isLight(paper)]).toEqual([
      colorScheme,
      colorScheme === 'dark',
      colorScheme === 'light',
    ])
  }
  await frame.getByRole('button', { name: 'I have read this' }).click()
  await frame.getByRole('status').getByText(/./).waitFor()
  await page
    .getByRole('region', { name: 'Lessons' })
    .getByRole('link', { name: /questions/i })
    .click()
  await frame.getByRole('heading', { name: 'Four questions' }).waitFor()
  for (const question of await frame.getByRole('group').all())
    await question.locator('[value="right"]').check()
  await frame.getByRole('button', { name: 'See the result' }).click()
  await page.getByText('You completed this training.').waitFor()
  await page.getByText('100 of 100 points').waitFor()
  expect(page.errors).toEqual([])
})

test('scripts of a package reach neither the page, nor cookies, nor any network', async () => {
  const id = await addCourse(browser.db, single12(hostilePage))
  const outside: string[] = []
  const page = await play(id)
  page.on('response', (response) => outside.push(response.url()))
  const says = page.frameLocator('iframe').locator('#says')
  await expect.poll(() => says.textContent().catch(() => ''), { timeout: 20_000 }).toContain('network')
  expect(JSON.parse((await says.textContent())!)).toEqual({
    parent: 'refused',
    top: 'refused',
    cookie: 'refused',
    storage: 'refused',
    popup: 'refused',
    site: 'refused',
    network: 'refused',
  })
  await page.frameLocator('iframe').getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => page.errors.some((error) => error.includes('Sending form data'))).toBe(true)
  expect(page.url()).toContain(`/trainings/${id}/package`)
  expect(outside.filter((url) => /evil\.example|\/account$/.test(url))).toEqual([])
})

test('the interface of courses is loaded in the frame of a course and nowhere else', async () => {
  const page = await play(await addCourse(browser.db, single12()))
  await page.frameLocator('iframe').getByText('New, Ortiz').waitFor()
  const scripts = await page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = urls.filter((url) => new URL(url).pathname.endsWith('.js'))
    return Promise.all(own.map(async (url) => (await fetch(url)).text()))
  })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((text) => text.includes('LMSInitialize'))).toEqual([])
  const inside = await page
    .frames()[1]!
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(inside.filter((url) => url.endsWith('/~scorm/1.2.js'))).toHaveLength(1)
  expect(inside.filter((url) => url.endsWith('/~scorm/2004.js'))).toEqual([])
})
