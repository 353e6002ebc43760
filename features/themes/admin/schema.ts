import { z } from 'zod'
import { parseColor } from '#ui/contrast.ts'
import { type FontName, fontStacks } from '#ui/theme.ts'
import { nested } from '../model/nested.ts'
import type { SiteLink } from '../schema.ts'
import { Links, words } from './rows/schema.ts'

/** What a site can have besides jobs: themes.applications. */
export const applications = [
  { value: 'search', label: 'Search', help: 'Searching jobs.' },
  { value: 'comments', label: 'Comments', help: 'Forms and lists of comments on pages.' },
  { value: 'donations', label: 'Donations', help: 'Gifts, fundraisers and their buttons.' },
  { value: 'newsRoom', label: 'Newsroom', help: 'Articles, and the block of the newest.' },
  { value: 'liveEditing', label: 'Live editing', help: 'Owners change the look on the site itself.' },
  { value: 'chat', label: 'Chat', help: 'Members write to each other.' },
] as const
type Application = (typeof applications)[number]['value']

export const themeStatuses = [
  { value: 'published', label: 'Live' },
  { value: 'draft', label: 'Draft' },
] as const
export type ThemeStatus = (typeof themeStatuses)[number]['value']

const Colour = z
  .string()
  .refine((text) => parseColor(text) !== null, 'Please enter a colour such as #1b4d8a.')
  .transform((text) => parseColor(text)!)
const Font = z.enum(Object.keys(fontStacks) as [FontName, ...FontName[]], 'Please choose a typeface.')
const range = 'Please enter a number from 0 to 24.'

const look = {
  brand: Colour,
  accent: Colour,
  radius: z.coerce.number(range).min(0, range).max(24, range),
  fontBody: Font,
  fontHeading: Font,
}

/** The variables of a theme that are edited live (document 3, section 7): only what is given changes. */
export const LookChange = z.strictObject(look).partial()
export type LookChange = z.output<typeof LookChange>
export type Look = Required<LookChange>

const lines = <Line>(line: z.ZodType<Line, string>, most: number) =>
  z
    .union([z.string().transform((text) => text.split('\n')), z.array(z.string())])
    .transform((all) => [...new Set(all.map((one) => one.trim()).filter(Boolean))])
    .pipe(z.array(line).max(most, `There can be ${most} at most.`))

const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const Domain = z
  .string()
  .toLowerCase()
  .regex(host, 'A domain looks like jobs.example.org, without https:// and without a path.')
const FrameHost = z
  .string()
  .toLowerCase()
  .regex(
    /^[a-z0-9.-]+\.[a-z0-9-]+(:\d+)?$/,
    'A host looks like maps.example.org, without https:// and a path.',
  )
const Logo = z
  .string()
  .trim()
  .max(2_000)
  .regex(/^(\/(?![/\\])[^\s"'<>]*|https:\/\/[^\s"'<>]+)?$/, 'An address begins with https:// or with /.')
  .transform((address) => address || null)
const ids = z
  .union([z.uuid(), z.literal(''), z.array(z.union([z.uuid(), z.literal('')])).max(100)])
  .transform((given) => [...new Set([given].flat().filter(Boolean))])
const switches = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().filter(Boolean))
  .pipe(z.array(z.enum(applications.map(({ value }) => value) as [Application, ...Application[]])))

const ThemeFields = z
  .strictObject({
    name: words(100).min(1, 'Please name the site.'),
    status: z.enum(['published', 'draft']),
    tagline: words(200),
    description: words(500),
    contactEmail: z
      .union([z.literal(''), z.email('Please enter an email address, such as hello@example.org.').max(254)])
      .transform((address) => address || null),
    logoLight: Logo,
    logoDark: Logo,
    header: z.enum(['plain', 'brand']),
    navigation: Links(12),
    footerText: words(1_000),
    footerLinks: Links(20),
    ...look,
    // What gives power beyond the site: an administrator's.
    domains: lines(Domain, 20),
    frames: lines(FrameHost, 50),
    applications: switches,
    owners: ids,
    isTemplate: z.preprocess(
      (given) => (Array.isArray(given) ? given.at(-1) : given),
      z.union([z.boolean(), z.stringbool()]),
    ) as z.ZodType<boolean>,
  })
  .partial()

/** A theme as its form sends it. What is not given stays; what is not one of these is refused. */
export const ThemeForm = z.preprocess(nested, ThemeFields)
export type ThemeForm = z.output<typeof ThemeForm>

/** Fields that are an administrator's alone. */
export const administrators = ['domains', 'frames', 'applications', 'owners', 'isTemplate'] as const

export const NewTheme = z.strictObject({
  name: words(100).min(1, 'Please name the site.'),
  domains: lines(Domain, 20).optional(),
})
export type NewTheme = z.output<typeof NewTheme>

export const ThemeQuery = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(['published', 'draft']).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
})
export type ThemeQuery = z.output<typeof ThemeQuery>

type Choice = { value: string; label: string }

export type ThemeRow = {
  id: string
  name: string
  status: ThemeStatus
  isTemplate: boolean
  fromBuilder: boolean
  /** the first is the one that counts */
  domains: string[]
  owners: string[]
  pages: number
  /** where it can be looked at: its domain, or the preview of a draft */
  address: string | null
  updatedAt: string
}

export type ThemeList = ThemeQuery & {
  themes: ThemeRow[]
  totalDocs: number
  limit: number
  /** makes and deletes sites */
  mayManage: boolean
}

export type ThemeEdit = {
  theme: {
    id: string
    name: string
    status: ThemeStatus
    isTemplate: boolean
    fromBuilder: boolean
    createdFromTemplate: string | null
    contactEmail: string | null
    logoLight: string | null
    logoDark: string | null
    tagline: string
    description: string
    header: 'plain' | 'brand'
    navigation: SiteLink[]
    footerText: string
    footerLinks: SiteLink[]
    domains: string[]
    frames: string[]
    applications: Application[]
    owners: Choice[]
    look: Look
    pages: number
    address: string | null
    updatedAt: string
  }
  mayManage: boolean
}
