import type { SiteContent } from '#features/themes/schema.ts'
import type { FontName } from '#ui/theme.ts'
import { franklin } from './themes/franklin.ts'
import { lakeland } from './themes/lakeland.ts'
import { trueBearing } from './themes/true-bearing.ts'

/** A demo site: its address, its look and its words. */
export type DemoTheme = {
  slug: string
  name: string
  /** the first is the one that counts */
  domains: string[]
  variables: { brand: string; accent: string; radius: number; fontBody: FontName; fontHeading: FontName }
  /** files in assets/ */
  logoLight: string
  logoDark: string
  applications: Record<string, boolean>
  contactEmail: string
  content: SiteContent
}

export const themes: DemoTheme[] = [trueBearing, franklin, lakeland]
