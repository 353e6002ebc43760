import type { z } from 'zod'
import type { Document } from '#features/content/schema.ts'
import type { SignupSettings } from '#features/sign-up/schema.ts'
import type { SiteContent } from '#features/themes/schema.ts'
import type { FontName } from '#ui/theme.ts'

/** A whole site to begin with. `{site}` in its words is the name of the new one. */
export type Template = {
  /** the name of its folder */
  key: string
  label: string
  /** whom it is for, in a sentence */
  about: string
  variables: { brand: string; accent: string; radius: number; fontBody: FontName; fontHeading: FontName }
  applications: Record<string, boolean>
  content: SiteContent
  /** what is asked of those who sign up; nothing more where it is silent */
  signup?: z.input<typeof SignupSettings>
  /** the first is the home page */
  pages: TemplatePage[]
}

export type TemplatePage = {
  type: 'home' | 'page'
  name: string
  /** null: the home page */
  route: string | null
  description: string
  hideTitle?: boolean
  document: Document
}
