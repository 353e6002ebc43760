import { z } from 'zod'
import { EmployerSignupSettings } from '#features/employer-sign-up/schema.ts'
import { JobScope } from '#features/job-cards/schema.ts'
import { SiteBeginning } from '#features/website-builder/index.ts'
import { readData } from './data.ts'

/** A demo site: its address, its look and its words. */
const DemoTheme = SiteBeginning.extend({
  slug: z.string(),
  name: z.string(),
  /** the first is the one that counts */
  domains: z.array(z.string()).min(1),
  /** files in assets/ */
  logoLight: z.string(),
  logoDark: z.string(),
  contactEmail: z.email(),
  jobScope: JobScope.prefault({}),
  employerSignup: EmployerSignupSettings.prefault({}),
})
export type DemoTheme = z.output<typeof DemoTheme>

export const themes: DemoTheme[] = ['true-bearing', 'franklin', 'lakeland'].map((slug) =>
  readData(`sites/${slug}`, DemoTheme),
)
