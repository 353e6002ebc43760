import { parseColor, textOn } from '#ui/contrast.ts'
import { defaultTheme } from '#ui/theme.ts'
import type { Site } from './sites.ts'

/** The little picture of a site in tabs and bookmarks: its first letter on its brand color. */
export function siteIcon({ name, variables }: Pick<Site, 'name' | 'variables'>): string {
  const brand = parseColor(variables.brand ?? '') ?? defaultTheme.brand
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${brand}"/>` +
    `<text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${textOn(brand)}">${letter}</text></svg>`
  )
}
