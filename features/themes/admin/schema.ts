import { z } from 'zod'
import { type ScopeFlag, scopeFlags } from '#features/job-cards/schema.ts'
import { ids, lines, optionalCheckbox, requiredText, someOf, text } from '#schema/fields.ts'
import { nested } from '#schema/nested.ts'
import { paged, searchText } from '#schema/paged.ts'
import { type TimeZone, timeZones } from '#spec/time-zones.ts'
import { type LookKey, lookSettings } from '#ui/look-settings.ts'
import { conflictsIn, type LineKey, type Look, lineShape } from '../look/schema.ts'
import type { FooterLink, SiteLink } from '../schema.ts'
import { FooterLinks, Links } from './links.ts'

/** What a site can offer beyond jobs: themes.applications. */
export const applications = [
  { value: 'search', label: 'Search', help: 'Job search.' },
  { value: 'comments', label: 'Comments', help: 'Comment forms and lists on pages.' },
  { value: 'donations', label: 'Donations', help: 'Donations, fundraisers and donate buttons.' },
  { value: 'newsRoom', label: 'Newsroom', help: 'Articles and the latest news block.' },
  { value: 'liveEditing', label: 'Live editing', help: 'Owners change the look right on the site.' },
  { value: 'chat', label: 'Chat', help: 'Members message each other.' },
] as const
type Application = (typeof applications)[number]['value']

export const themeStatuses = [
  { value: 'published', label: 'Live' },
  { value: 'draft', label: 'Draft' },
] as const
export type ThemeStatus = (typeof themeStatuses)[number]['value']

export type { Look, LookChange } from '../look/schema.ts'

const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
export const Domain = z
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
export const SiteName = requiredText(100, 'Please name the site.')
export const ContactEmail = z
  .union([z.literal(''), z.email('Please enter an email address, such as hello@example.org.').max(254)])
  .transform((address) => address || null)

/** Values of a list that the form offers, each once. */
const chosen = z
  .preprocess(
    (given) => [given ?? []].flat().filter((one) => one !== ''),
    z.array(z.string().max(100)).max(100),
  )
  .transform((values) => [...new Set(values)])

const zones = timeZones.map(({ value }) => value) as [TimeZone, ...TimeZone[]]

const ThemeFields = z
  .strictObject({
    name: SiteName,
    status: z.enum(['published', 'draft']),
    tagline: text(200),
    description: text(500),
    contactEmail: ContactEmail,
    timeZone: z.enum(zones, 'Please choose from the list.'),
    logoLight: Logo,
    logoDark: Logo,
    navigation: Links(12),
    ...lineShape,
    footerText: text(1_000),
    footerLinks: FooterLinks(20),
    footerLine: text(200),
    // Which jobs it shows; categories and states are checked against the catalog (save.ts).
    jobs: z.enum(['all', 'own'], 'Please choose whose jobs the site shows.'),
    jobCategories: chosen,
    jobStates: chosen,
    jobFlags: someOf(scopeFlags.map(({ value }) => value) as [ScopeFlag, ...ScopeFlag[]]),
    // These reach beyond the site: only administrators set them.
    domains: lines(Domain, 20),
    frames: lines(FrameHost, 50),
    applications: someOf(applications.map(({ value }) => value) as [Application, ...Application[]]),
    owners: ids(100),
    isTemplate: optionalCheckbox,
    lookReserved: someOf(lookSettings.map(({ key }) => key) as [LookKey, ...LookKey[]]),
  })
  .partial()
  .superRefine((form, { addIssue }) => {
    for (const [key, message] of Object.entries(conflictsIn(form)))
      addIssue({ code: 'custom', message, path: [key] })
  })
  .refine(({ buttonLabel, buttonHref }) => buttonHref !== '' || !buttonLabel, {
    message: 'Please enter where the button leads.',
    path: ['buttonHref'],
  })

/** What the form of a theme sends. Missing fields stay unchanged; unknown ones are refused. */
export const ThemeForm = z.preprocess(nested, ThemeFields)
export type ThemeForm = z.output<typeof ThemeForm>

/** Fields that only administrators may set. */
export const administrators = [
  'domains',
  'frames',
  'applications',
  'owners',
  'isTemplate',
  'lookReserved',
] as const

export const NewTheme = z.strictObject({
  name: SiteName,
  domains: lines(Domain, 20).optional(),
})
export type NewTheme = z.output<typeof NewTheme>

export const ThemeQuery = z.object({
  q: searchText,
  status: z.enum(['published', 'draft']).nullable().catch(null),
  ...paged(50),
})
export type ThemeQuery = z.output<typeof ThemeQuery>

type Choice = { value: string; label: string }

export type ThemeRow = {
  id: string
  name: string
  status: ThemeStatus
  isTemplate: boolean
  fromBuilder: boolean
  /** the primary one first */
  domains: string[]
  owners: string[]
  pages: number
  /** its primary domain, or the preview of a draft */
  address: string | null
  updatedAt: string
}

export type ThemeList = ThemeQuery & {
  themes: ThemeRow[]
  totalDocs: number
  /** creates and deletes sites */
  mayManage: boolean
}

export type ThemeEdit = {
  theme: Pick<Look, LineKey> & {
    id: string
    name: string
    status: ThemeStatus
    isTemplate: boolean
    fromBuilder: boolean
    createdFromTemplate: string | null
    contactEmail: string | null
    timeZone: string
    logoLight: string | null
    logoDark: string | null
    tagline: string
    description: string
    navigation: SiteLink[]
    footerText: string
    footerLinks: FooterLink[]
    footerLine: string
    domains: string[]
    frames: string[]
    applications: Application[]
    owners: Choice[]
    jobs: 'all' | 'own'
    jobCategories: string[]
    jobStates: string[]
    jobFlags: ScopeFlag[]
    look: Look
    /** settings of the look that only administrators change */
    lookReserved: LookKey[]
    pages: number
    address: string | null
    updatedAt: string
  }
  mayManage: boolean
}

/** What the jobs of a site can be restricted to. */
export type OfferedScopes = { categories: Choice[]; states: Choice[] }
