import type { Page } from 'playwright-core'
import { axe, overflow } from './browser.ts'

const widths = [390, 768, 1440]
const lights = ['light', 'dark'] as const

/**
 * What is wrong with a page on a phone, a tablet and a desktop, in light and dark: what axe finds, and by how many
 * pixels the page is wider than its window. The page is loaded once; only its window and its light change.
 * With `SCREENSHOTS=<folder>` each look is written there.
 * @param name of the screen, for the screenshots
 */
export async function faultsInEveryLook(
  page: Page,
  name: string,
  options: { withFrames?: boolean } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of lights) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const look = `${name} at ${width} px, ${colorScheme}`
      const found = await axe(page, options)
      faults.push(...found.map((fault) => `${look}: ${fault}`))
      const wider = await overflow(page)
      if (wider > 0) faults.push(`${look}: ${wider} px wider than its window`)
      const folder = process.env.SCREENSHOTS
      const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`
      if (folder) await page.screenshot({ path: `${folder}/${file}`, fullPage: true })
    }
  }
  return faults
}
