import type { Page } from 'playwright-core'
import { axe, overflow } from './browser.ts'

/**
 * Every width in both color schemes, and what axe looks for in each: all it knows once on a phone and once on a desktop, in
 * different schemes; the contrast of colors, which is what a scheme changes, in the other two. A tablet shows what one of them
 * shows, so only its width is checked.
 */
const looks = [
  ['light', 1440, 'everything'],
  ['light', 768, 'width'],
  ['light', 390, 'contrast'],
  ['dark', 390, 'everything'],
  ['dark', 768, 'width'],
  ['dark', 1440, 'contrast'],
] as const

/**
 * What is wrong with a page on a phone, a tablet and a desktop, in light and dark: what axe finds, and by how many
 * pixels the page is wider than its window. The page is loaded once; only its window and its color scheme change.
 * With `SCREENSHOTS=<folder>` each look is written there.
 * @param name of the screen, for the screenshots
 */
export async function faultsInEveryLook(
  page: Page,
  name: string,
  options: { withFrames?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const [colorScheme, width, depth] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    const look = `${name} at ${width} px, ${colorScheme}`
    if (depth !== 'width') {
      const found = await axe(page, { ...options, onlyContrast: depth === 'contrast' })
      faults.push(...found.map((fault) => `${look}: ${fault}`))
    }
    const wider = await overflow(page)
    if (wider > 0) faults.push(`${look}: ${wider} px wider than its window`)
    const folder = process.env.SCREENSHOTS
    const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`
    if (folder) await page.screenshot({ path: `${folder}/${file}`, fullPage: true })
  }
  return faults
}
