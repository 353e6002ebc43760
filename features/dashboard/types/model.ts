import type { z } from 'zod'
import type { ProfileForSearch } from '#features/profiles/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import type { Person } from '#spec/access.ts'
import type { DashboardType } from '#spec/lists.ts'

/** Who looks, where, and what of their profile decides. */
export type Asking = {
  db: Db
  viewer: NonNullable<Person>
  site: Site
  profile: ProfileForSearch | null
  /** of the site, as this person sees it: https://harbor.example.org */
  origin: string
  /** of the near-you slider, in miles */
  miles?: number
}

/** A kind of module: what staff set, and what it shows. */
export type ModuleType<Options extends z.ZodType = z.ZodType, Data = unknown> = {
  /** document 3, section 3 */
  type: string
  label: string
  /** whose dashboards may have it */
  dashboards: readonly DashboardType[]
  options: Options
  /** What its view shows; null leaves the module out for this person. */
  load: (asking: Asking, options: z.output<Options>) => Promise<Data | null>
}

/** Why a module cannot be shown, in words for the person who looks: 'An error occurred: {message}'. */
export class ModuleFault extends Error {}

/** Keeps the types of one module together; the list of all knows only the frame. */
export const moduleType = <Options extends z.ZodType, Data>(type: ModuleType<Options, Data>): ModuleType =>
  type as unknown as ModuleType

/** Something is missing in the profile: what, and where to add it. */
export type Hint = { text: string; action: string; href: string }

export const profileHint = (
  asking: Asking,
  section: string,
  text: string,
  action = 'Complete my profile',
): Hint => ({
  text,
  action,
  href: `/profile/${asking.viewer.id}/edit/${section}`,
})
