import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmployer } from '#features/jobs/job.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, testBrowser } from '#test/browser.ts'

let browser: TestBrowser
let session: string
beforeAll(async () => {
  browser = await testBrowser()
  const employer_id = await addEmployer(browser.db, 'Harbor Health')
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: 'priya@example.org', first_name: 'Priya', last_name: 'Raman' },
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.db.insertInto('employer_members').values({ employer_id, user_id: id }).execute()
  session = await beginSession(browser.db, id)
})
afterAll(() => browser.close())

function openAsPriya(path: string) {
  return browser.open(path, { session })
}

/** As the clipboard of Word on Windows has it. */
const outOfWord =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">' +
  '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><style>p.MsoNormal {margin:0in;}</style></head>' +
  "<body lang=EN-US style='tab-interval:.5in'><!--StartFragment--><h1>Welder<o:p></o:p></h1>" +
  '<p class=MsoNormal><b><span style=\'font-family:"Calibri",sans-serif;mso-bidi-font-size:11.0pt\'>Weld</span></b> ' +
  'pipes of ships.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
  "<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><!--[if !supportLists]-->" +
  "<span style='mso-list:Ignore'>·<span>&nbsp; </span></span><!--[endif]-->Carbon steel<o:p></o:p></p>" +
  '<!--EndFragment--></body></html>'

test('what was pasted out of Word is clean, there after a reload, and gone once it is posted', async () => {
  const page = await openAsPriya('/employer/jobs/new')
  const title = page.getByLabel('Title', { exact: false }).first()
  const text = page.locator('[contenteditable]')
  await title.fill('Pipe Welder')
  await page.getByLabel('City and state, or ZIP').fill('Norfolk, VA')
  await page.getByLabel('Type').selectOption('Contract')
  await text.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, outOfWord)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe('Pipe Welder')
  await expect.poll(() => text.textContent()).toContain('Weld pipes of ships.')
  expect(await page.getByLabel('Type').inputValue()).toBe('Contract')
  await page.getByRole('button', { name: 'Post job' }).click()
  await page.waitForURL(/\/admin\/jobs/)
  const { description } = await browser.db.selectFrom('jobs').select('description').executeTakeFirstOrThrow()
  expect(description).toBe(
    '<h3>Welder</h3><p><strong>Weld</strong> pipes of ships.</p><ul><li><p>Carbon steel</p></li></ul>',
  )
  await page.goto(new URL('/employer/jobs/new', page.url()).href)
  await text.waitFor()
  expect([await title.inputValue(), (await text.textContent())?.trim()]).toEqual(['', ''])
})

/** Holds requests back until what it returns is called. */
async function hold(page: Page, addresses: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** From the label of the description to what is below it, in px, once the stage is there. */
async function heightAt(page: Page, stage: string) {
  await page.locator(stage).first().waitFor()
  const [label, below] = [
    page.getByText('About this job').first(),
    page.getByRole('heading', { name: 'Applying' }),
  ]
  return Math.round((await below.boundingBox())!.y - (await label.boundingBox())!.y)
}

test('what is below the text does not move while the scripts arrive, and the editor after them', async () => {
  for (const width of [390, 1440]) {
    const page = await openAsPriya('/employer')
    await page.setViewportSize({ width, height: 900 })
    const release = await hold(page, '**/assets/*.js')
    // Until the styles are there too: nothing is shown before.
    await page.goto('/employer/jobs/new', { waitUntil: 'load' })
    const plain = await heightAt(page, 'textarea[name=description]:visible')
    release()
    const whole = await heightAt(page, '[contenteditable]')
    await page.locator('[contenteditable]').fill('A long day. '.repeat(600))
    const filled = await heightAt(page, '[contenteditable]')

    const coming = await openAsPriya('/admin/jobs')
    await coming.setViewportSize({ width, height: 900 })
    const releaseEditor = await hold(coming, '**/assets/text-field-*.js')
    await coming.getByRole('link', { name: 'Post a job' }).first().click()
    const waiting = await heightAt(
      coming,
      'main form:has(textarea[name=description][hidden]):not(:has([contenteditable]))',
    )
    releaseEditor()
    await coming.locator('[contenteditable]').waitFor()
    expect({ waiting, whole, filled }, `at ${width}`).toEqual({ waiting: plain, whole: plain, filled: plain })
  }
})

test('what is typed and chosen before the scripts arrive is there afterwards', async () => {
  const page = await openAsPriya('/employer/jobs/new')
  // Nobody is asked about what they did not type.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL(/\/admin\/jobs/)

  const release = await hold(page, '**/assets/*.js')
  await page.goto('/employer/jobs/new', { waitUntil: 'commit' })
  await page.getByLabel('Title', { exact: false }).first().fill('Pipe Welder')
  await page.getByLabel('City and state, or ZIP').fill('Norfolk, VA')
  await page.getByLabel('Type').selectOption('Contract')
  await page.getByLabel('Remote', { exact: true }).check()
  await page.getByLabel('By email').check()
  await page.locator('textarea[name=description]').fill('<p>Weld pipes.</p>')
  release()
  // The form follows what was chosen, as it does with script.
  await page.getByLabel('Email address for applications').fill('apply@example.org')
  const text = page.locator('[contenteditable]')
  await text.waitFor()
  await page.getByText('City and state, or ZIP (optional)').waitFor()
  const sent = await page.evaluate(() =>
    Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form')!)),
  )
  expect(sent).toMatchObject({
    title: 'Pipe Welder',
    place: 'Norfolk, VA',
    type: 'Contract',
    workplace: 'remote',
    jobg8ApplyType: 'email',
    description: '<p>Weld pipes.</p>',
  })
  expect(await text.textContent()).toBe('Weld pipes.')
})

test('who types while the editor arrives goes on typing, and has the editor afterwards', async () => {
  const page = await openAsPriya('/employer')
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/employer/jobs/new', { waitUntil: 'commit' })
  const area = page.locator('textarea[name=description]')
  await area.pressSequentially('Weld')
  const hasCome = page.waitForResponse('**/assets/text-field-*.js')
  release()
  await hasCome
  await page.locator('form[novalidate]:has([name=description])').waitFor()
  await page.keyboard.type(' pipes', { delay: 50 })
  expect(await area.inputValue()).toBe('Weld pipes')
  await page.keyboard.press('Tab')
  const text = page.locator('[contenteditable]')
  await text.waitFor()
  await text.press('End')
  await page.keyboard.type(' of ships')
  await expect.poll(() => area.inputValue()).toBe('<p>Weld pipes of ships</p>')
})
