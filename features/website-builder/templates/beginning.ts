import { z } from 'zod'
import { SignupSettings } from '#features/sign-up/schema.ts'
import { LookChange } from '#features/themes/schema.ts'

const Link = z.strictObject({ label: z.string(), href: z.string() })
const Step = z.strictObject({ title: z.string(), text: z.string() })

const HomeContent = z.strictObject({
  layout: z.enum(['split', 'centered', 'banner']).optional(),
  eyebrow: z.string().optional(),
  headline: z.string(),
  lead: z.string(),
  searchPlaceholder: z.string().optional(),
  quickSearches: z.array(Link).optional(),
  blocksTitle: z.string().optional(),
  blocks: z.array(Step.extend({ href: z.string().optional(), linkText: z.string().optional() })).optional(),
  stepsTitle: z.string().optional(),
  steps: z.array(Step).optional(),
})

/** What a site starts with apart from its pages, as a file: its look, text and sign-up settings. */
export const SiteBeginning = z.strictObject({
  variables: LookChange.required(),
  /** those it has; all others are off */
  applications: z.record(z.string(), z.boolean()),
  content: z.strictObject({
    tagline: z.string().optional(),
    description: z.string().optional(),
    header: z.enum(['plain', 'brand']).optional(),
    navigation: z.array(Link).optional(),
    footer: z.strictObject({ text: z.string(), links: z.array(Link).optional() }).optional(),
    home: HomeContent.optional(),
    frames: z.array(z.string()).optional(),
    feeds: z.array(z.string()).optional(),
  }),
  signup: SignupSettings.prefault({}),
})
