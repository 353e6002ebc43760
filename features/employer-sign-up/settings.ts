import type { Site } from '#features/themes/index.ts'
import { EmployerSignupSettings } from './schema.ts'

/** What cannot be read asks for nothing extra, and for approval. */
export const readSettings = (stored: unknown): EmployerSignupSettings =>
  EmployerSignupSettings.safeParse(stored).data ?? EmployerSignupSettings.parse({})

/** What a site asks of employers who sign up (themes.employer_signup). */
export const settingsOf = (site: Pick<Site, 'employerSignup'>) => readSettings(site.employerSignup)
