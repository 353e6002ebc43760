import { z } from 'zod'
import { SignupSettings } from '#features/sign-up/schema.ts'
import { HomeForm, VariableChange, type Variables } from '#features/themes/schema.ts'
import { defaultTheme } from '#ui/theme.ts'

const Link = z.strictObject({ label: z.string(), href: z.string() })
/** What a site starts with apart from its pages, as a file: its look, text and sign-up settings. */
export const SiteBeginning = z.strictObject({
  variables: VariableChange.transform((look): Variables => ({ ...defaultTheme, ...look }) as Variables),
  /** those it has; all others are off */
  applications: z.record(z.string(), z.boolean()),
  content: z.strictObject({
    tagline: z.string().optional(),
    description: z.string().optional(),
    official: z.string().optional(),
    notice: z.string().optional(),
    noticeHref: z.string().optional(),
    noticeLink: z.string().optional(),
    phone: z.string().optional(),
    hours: z.string().optional(),
    navigation: z.array(Link).optional(),
    noticeClosable: z.boolean().optional(),
    languages: z.array(Link).optional(),
    buttonLabel: z.string().optional(),
    buttonHref: z.string().optional(),
    footer: z
      .strictObject({
        text: z.string(),
        links: z.array(Link.extend({ group: z.string().optional() })).optional(),
        line: z.string().optional(),
      })
      .optional(),
    home: HomeForm.optional(),
    frames: z.array(z.string()).optional(),
    feeds: z.array(z.string()).optional(),
  }),
  signup: SignupSettings.prefault({}),
})
