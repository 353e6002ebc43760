// Focus rings are never clipped: tabbing through a screen shows all of each ring.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBoard } from '#features/jobs/board.fixture.ts'
import { beginSession } from '#lib/session.ts'
import { type TestBrowser, visit } from './browser.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

let site: TestBrowser
let session: string
beforeAll(async () => {
  site = await openBoard()
  const ana = { email: 'ana@example.org', first_name: 'Ana', last_name: 'Silva', type: 'Admin' }
  const { id } = await site.db
    .insertInto('users')
    .values({ ...ana, activated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  session = await beginSession(site.db, id)
})
afterAll(() => site.close())

const screens = ['/', '/jobs/search?q=nurse', '/users/search', '/admin/employers', '/dashboard']

test.each([390, 1440])('at %d pixels', async (width) => {
  const page = await site.open('/contact', { session, viewport: { width, height: 900 } })
  const clipped: string[] = []
  let rings = 0
  for (const path of screens) {
    await visit(page, path)
    for (let at = 0; at < 60; at++) {
      await page.keyboard.press('Tab')
      const ring = await ringOf(page)
      if (!ring || ring.isKnown) break
      rings++
      if (ring.cut) clipped.push(`${path}: ${ring.name}, ${ring.cut}`)
    }
  }
  expect(clipped).toEqual([])
  expect(rings).toBeGreaterThan(60)
})

/** The ring of what has the focus, and what cuts it off; null outside the page. */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body) return null
    for (const animation of element.getAnimations()) animation.finish()
    const isKnown = element.dataset.hadFocus !== undefined
    element.dataset.hadFocus = ''
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const reach =
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const box = element.getBoundingClientRect()
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}`
    const cuts = (around: Element) => {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      const [left, top] = [edge.left + around.clientLeft, edge.top + around.clientTop]
      const isCutAcross = box.left - reach < left - 1 || box.right + reach > left + around.clientWidth + 1
      const isCutUpright = box.top - reach < top - 1 || box.bottom + reach > top + around.clientHeight + 1
      return (overflowX !== 'visible' && isCutAcross) || (overflowY !== 'visible' && isCutUpright)
    }
    let cut: string | null = null
    for (let at = element.parentElement; reach > 0 && at && at !== document.body; at = at.parentElement) {
      if (cuts(at)) cut = `by ${at.tagName} ${at.className}`
      if (getComputedStyle(at).position === 'fixed') break
    }
    return { name, isKnown, cut }
  })
