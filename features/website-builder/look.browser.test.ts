import { expect, test } from 'vitest'
import { themes } from '#demo/themes.ts'
import { axe, overflow } from '#test/browser.ts'
import { placedSections } from '#ui/home-order.ts'
import { homeSections, type SectionChoice } from '#ui/home-sections.ts'
import { asOtto, brand, browser, openBuilder, soon } from './builder.fixture.ts'

openBuilder()

const lakeland = themes.find(({ slug }) => slug === 'lakeland')!.variables as unknown as {
  heroLayout: string
  sections: SectionChoice[]
}

test('a preview that is there before its script shows every change all the same', async () => {
  const page = await asOtto('/jobs/search')
  const href = await page.getByRole('link', { name: 'Edit look' }).getAttribute('href')
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(href!, { waitUntil: 'commit' })
  const preview = page.frameLocator('iframe')
  await preview.getByRole('contentinfo').waitFor()
  const isWhole = () => preview.locator('html').evaluate(() => document.readyState)
  await expect.poll(isWhole, soon).toBe('complete')
  release()
  await page.getByRole('button', { name: 'Dark', exact: true }).click()
  await expect.poll(() => preview.locator('html').getAttribute('data-scheme'), soon).toBe('dark')
})

test('an owner makes Lakeland of a preset beside the page, publishes it and goes back', async () => {
  const page = await asOtto('/jobs/search')
  await page.getByRole('link', { name: 'Edit look' }).click()
  const preview = page.frameLocator('iframe')
  const root = preview.locator('html')
  await preview.getByRole('heading', { level: 1 }).waitFor()
  expect(await axe(page, { withFrames: false })).toEqual([])
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
  }

  await page.locator('summary', { hasText: 'Start from a preset' }).click()
  await page.getByRole('button', { name: /^Workshop/ }).click()
  await expect.poll(() => root.evaluate(brand), soon).toBe('#b3400f')
  // What the server draws comes with the draft, which is saved by itself.
  await expect.poll(() => root.getAttribute('data-header-layout'), soon).toBe('bar')
  await page.locator('summary', { hasText: /^Colors/ }).click()
  await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#7a1f1')
  expect(await root.evaluate(brand)).toBe('#b3400f')
  await page.getByRole('textbox', { name: 'Brand color', exact: true }).fill('#7a1f1f')
  await expect.poll(() => root.evaluate(brand), soon).toBe('#7a1f1f')
  await page.getByRole('button', { name: 'Undo: Brand color' }).click()
  await expect.poll(() => root.evaluate(brand), soon).toBe('#b3400f')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => root.evaluate(brand), soon).toBe('#7a1f1f')
  await page.getByRole('button', { name: 'Undo: Brand color' }).click()

  // A click on a part of the page opens its settings.
  await page.getByLabel('Page', { exact: true }).selectOption('/')
  await preview.getByRole('contentinfo').click({ position: { x: 4, y: 4 } })
  await expect
    .poll(
      () => page.locator('[data-heading="Footer"] details').evaluate((row) => row.hasAttribute('open')),
      soon,
    )
    .toBe(true)
  expect(await page.getByRole('tab', { name: /^Every page/ }).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('tab', { name: /^Every page/ }).press('ArrowRight')
  await page.locator('[data-heading="Sections"] summary').first().click()
  await page.getByRole('group', { name: 'Figures are on' }).getByLabel('Brand color').check({ force: true })
  for (const { name, shown } of lakeland.sections) {
    const label = homeSections.find(({ value }) => value === name)!.label
    const row = page.getByRole('switch', { name: label, exact: true })
    // What is not on the page yet is in the menu.
    if (shown && !(await row.count())) {
      await page.locator('summary', { hasText: 'Add a section' }).click()
      await page.getByRole('button', { name: label, exact: true }).click()
    } else if (await row.count()) await row.setChecked(shown, { force: true })
  }
  for (const { name, variant } of lakeland.sections.filter(({ shown }) => shown)) {
    const label = homeSections.find(({ value }) => value === name)!.label.toLowerCase()
    if (variant) await page.getByLabel(`Look of ${label}`).selectOption(variant)
  }
  const rows = page.locator('[data-heading="Sections"] ol > li')
  const row = (label: string) => rows.filter({ has: page.getByRole('switch', { name: label, exact: true }) })
  const drag = (label: string, onto: string) =>
    row(label)
      .locator('[data-handle]')
      .dragTo(row(onto), { targetPosition: { x: 150, y: 4 } })
  // Neighbors by pointer, the rest of the way by keyboard.
  await drag('Steps', 'Offers')
  const up = row('Wage steps').getByRole('button', { name: 'Move Wage steps up' })
  for (let times = 0; times < 7; times++) await up.press('Enter')
  await page.getByText('Wage steps, now 3 of').waitFor({ state: 'attached' })
  const draft = async () => {
    const answer = await page.evaluate(async (url) => {
      const found = await fetch(url, { headers: { accept: 'application/json' } })
      return (await found.json()).look.state.draft
    }, page.url())
    const shown = (answer.sections as SectionChoice[]).filter((one) => one.shown)
    return { ...answer, sections: shown.map(({ name, variant }) => ({ name, variant })) }
  }
  // A picture has no pattern: what is chosen for others stays.
  const { heroPattern: _, ...looked } = { heroPattern: '', ...lakeland }
  const placed = placedSections(lakeland).filter(({ shown }) => shown)
  const sections = placed.map(({ name, variant }) => ({ name, variant }))
  await expect.poll(draft, soon).toMatchObject({ ...looked, sections })

  // What differs from what is live has its number in the page and in the list.
  await page.getByRole('button', { name: 'Mark changes' }).click()
  const header = await preview.getByRole('banner').locator('.look-marks b').first().textContent()
  await page.getByRole('button', { name: 'Compare' }).click()
  const compared = page.getByRole('dialog', { name: 'Compare with what is live' })
  expect(
    await compared
      .getByRole('listitem')
      .nth(Number(header) - 1)
      .textContent(),
  ).toMatch(/Header/)
  const sides = ['The page as visitors see it', 'The page in the draft'].map((title) =>
    compared.frameLocator(`iframe[title="${title}"]`).locator('html'),
  )
  for (const [side, layout] of [
    ['live', 'inline'],
    ['draft', 'bar'],
  ] as const)
    await expect
      .poll(() => sides[side === 'live' ? 0 : 1]!.getAttribute('data-header-layout'), soon)
      .toBe(layout)
  for (const side of sides) await side.evaluate((root) => root.style.setProperty('min-height', '4000px'))
  await sides[1]!.evaluate(() => scrollTo(0, 200))
  await expect.poll(() => sides[0]!.evaluate(() => scrollY), soon).toBe(200)
  expect(await axe(page, { withFrames: false })).toEqual([])
  await compared.getByRole('button', { name: 'Keep editing' }).click()

  const visitor = await browser.open('/jobs/search')
  const shown = () => visitor.reload().then(() => visitor.locator('html').evaluate(brand))
  expect(await shown()).not.toBe('#b3400f')
  await page.getByRole('button', { name: /^Publish \d+ changes/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.getByText('The look is published.').waitFor()
  await expect.poll(shown, soon).toBe('#b3400f')
  await page.locator('summary', { hasText: /^Versions/ }).click()
  await page.getByRole('button', { name: 'Bring back version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
  await page.getByText('Version 1 is live again.').waitFor()
  await expect.poll(shown, soon).not.toBe('#b3400f')
  expect(await visitor.getByRole('link', { name: 'Edit look' }).count()).toBe(0)
  expect([...page.errors, ...visitor.errors]).toEqual([])
}, 120_000)
