import { z } from 'zod'
import { checkbox, ids, optionalText, requiredText, someOf, text } from '#schema/fields.ts'
import { paged, searchText } from '#schema/paged.ts'
import { nearYou } from '#spec/limits.ts'
import { type DashboardType, dashboardTypes, type UserTrade, userTrades } from '#spec/lists.ts'
import type { Item } from '#ui/item.ts'
import { dashboardMessages } from './messages.ts'

/** A list or an object, also as JSON text (document 2, section 7: object values as JSON text). */
const asJson = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(parsedJson, schema)

function parsedJson(given: unknown): unknown {
  if (typeof given !== 'string' || !/^\s*[[{]/.test(given)) return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

/** The one thing that helps a person most now. */
export type NextStep = { title: string; text: string; action: string; href: string }

/** The near-you slider, in miles. */
export const ModuleQuery = z.object({
  miles: z.coerce.number().int().min(nearYou.leastMiles).max(nearYou.mostMiles).optional().catch(undefined),
})

/** `arrange`: the modules are put in an order of one's own. */
export const DashboardQuery = z.object({ arrange: z.stringbool().catch(false) })

export const DashboardOf = z.object({ dashboard: z.enum(dashboardTypes) })

/** A module is moved to a column: before another one, or to its end. */
export const OrderForm = DashboardOf.extend({
  move: asJson(
    z.object({
      module: z.uuid(),
      side: z.enum(['left', 'right']),
      before: z.union([z.literal(''), z.uuid()]).default(''),
    }),
  ),
})

/** The modules by name, while they are put in order. `isOwn`: it is not the order of the staff any more. */
export type Arranging = {
  dashboard: DashboardType
  modules: { id: string; title: string; side: 'left' | 'right' }[]
  isOwn: boolean
}

/** A module as it is on a dashboard. */
export type ShownModule = {
  id: string
  type: string
  title: string
  image: string | null
  side: 'left' | 'right'
  openInNewTab: boolean
  chat: { label: string; with: string } | null
  /** folded to its head by this person: asked for once it is expanded */
  isCollapsed: boolean
} & ModuleState

/** `loading`: had no answer in the time of the page; it is asked for on its own. */
export type ModuleState =
  | { state: 'ready'; data: unknown }
  | { state: 'loading' }
  | { state: 'failed'; message: string }

/** The props of dashboard/dashboard. */
export type Dashboard = {
  firstName: string
  next: NextStep | null
  modules: ShownModule[]
  /** null: the modules show what they have */
  arranging: Arranging | null
  /** the address of the same dashboard */
  path: string
  mayConfigure: boolean
}

/** The props of dashboard/module: one module by itself; null where it shows this person nothing. */
export type OneModule = { module: ShownModule | null }

/** Values separated by spaces, commas or lines, or a list: each once. */
const words = (pattern: RegExp, message: string) =>
  asJson(
    z
      .preprocess(
        (given) =>
          [given ?? []]
            .flat()
            .flatMap((one) => String(one).split(/[\s,;]+/))
            .filter(Boolean),
        z
          .array(z.string())
          .max(2_000)
          .refine((all) => all.every((one) => pattern.test(one)), message),
      )
      .transform((all) => [...new Set(all)]),
  )

const trades = userTrades.map(({ value }) => value) as [UserTrade, ...UserTrade[]]

/** Document 2, section 3: the dashboard module. `options` is what its type asks for. */
export const ModuleForm = z
  .object({
    title: requiredText(80, 'Please enter a title.'),
    type: requiredText(40, 'Please choose a type.'),
    options: asJson(z.record(z.string(), z.unknown()).default({})),
    image: optionalText(500, 'the picture'),
    dashboardType: z.enum(dashboardTypes).default('User'),
    side: z.enum(['left', 'right']).default('left'),
    position: z.coerce.number().int().min(0).max(999).default(0),
    showInAllThemes: checkbox,
    themes: asJson(ids(100)),
    bundles: words(/^[\p{L}\p{N}-]{1,40}$/u, 'A bundle is one word.'),
    openInNewTab: checkbox,
    associatedManager: z
      .union([z.literal('').transform(() => null), z.uuid()])
      .nullable()
      .default(null),
    defaultChatMessage: text(500).default(''),
    chatButtonText: text(60).default(''),
    allowedForNeedsActive: checkbox,
    allowedForNeedsItems: asJson(ids(100)),
    allowedForZipCodesActive: checkbox,
    zipCodes: words(/^\d{5}$/, 'A ZIP code has five digits.'),
    geographyGroupActive: checkbox,
    geographyGroups: words(/^[A-Z]{2}$/, 'A state is two letters, such as NY.'),
    userTrades: asJson(someOf(trades)),
    militaryOccupations: words(/^[a-z0-9-]{3,60}$/, 'Please choose occupations from the list.'),
    ownerCanEdit: checkbox,
    ownerCanDelete: checkbox,
  })
  .refine(
    ({ allowedForNeedsActive, allowedForNeedsItems: needs }) => !allowedForNeedsActive || needs.length > 0,
    {
      path: ['allowedForNeedsItems'],
      message: dashboardMessages.noNeeds,
    },
  )
export type ModuleForm = z.output<typeof ModuleForm>

export const ModulesQuery = z.object({ q: searchText, ...paged(25, 100) })
export type ModulesQuery = z.output<typeof ModulesQuery>

/** A row of /admin/dashboard-modules. */
export type ModuleRow = {
  id: string
  title: string
  type: string
  dashboardType: DashboardType
  side: 'left' | 'right'
  position: number
  /** null: all sites */
  sites: string[] | null
  /** has a condition */
  isForSome: boolean
  mayEdit: boolean
  mayDelete: boolean
}

export type ModuleList = {
  dashboardModules: ModuleRow[]
  totalDocs: number
  q: string
  page: number
  limit: number
}

/** GET /admin/dashboard-modules/types (document 2, section 7). */
export type ModuleTypes = {
  themes: Item[]
  modulesByUserType: Record<DashboardType, Item[]>
  bundles: string[]
}

/** The props of dashboard/admin/edit. */
export type ModuleEdit = {
  /** a new one has what the form begins with */
  dashboardModule: Partial<Omit<ModuleForm, 'dashboardType' | 'options'>> &
    Pick<ModuleForm, 'dashboardType' | 'options'> & { id?: string }
  types: ModuleTypes
  choices: Record<'needs' | 'states' | 'categories' | 'managers', Item[]>
  occupations: Item[]
  employer: Item | null
  /** how many people its conditions fit; null for a new one */
  seenBy: number | null
  /** administrators decide about dashboards, all sites, bundles and what owners may do */
  mayDecide: boolean
  mayDelete: boolean
}

export const AudienceQuery = z.object({ person: z.uuid().optional().catch(undefined), q: searchText })
export type AudienceQuery = z.output<typeof AudienceQuery>

/** The props of dashboard/admin/audience: whom a module reaches, and what one of them gets. */
export type ModuleAudience = {
  dashboardModule: { id: string; title: string }
  /** those who can sign in on its sites, and how many are left after each condition */
  reach: { label: string; people: number }[]
  q: string
  /** people of that name, where nobody is chosen */
  found: Item[]
  person: (Item & { unmet: string[] }) | null
  /** what the chosen person gets; null without a person, or where the module has nothing for them */
  shown: ShownModule | null
}
