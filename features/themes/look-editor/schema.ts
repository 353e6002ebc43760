import { z } from 'zod'
import { nested } from '#schema/nested.ts'
import type { SettingKey } from '../look/model/settings.ts'
import { type Look, LookChange, lookShape } from '../look/schema.ts'
import { lookMessages } from './messages.ts'
import { presetKeys } from './model/presets.ts'

const parsed = (given: unknown) => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

const orNothing = (given: unknown) => given || undefined

/** What is saved into a draft: settings, and what they were when the form was opened. */
export const DraftForm = z.preprocess(
  nested,
  z
    .strictObject({
      ...lookShape,
      /** values by setting; a setting that is sent as it was is not a change */
      was: z.preprocess(parsed, LookChange.partial()),
      /** a button of the form without script: starts from a preset, or puts a setting back to what is live */
      preset: z.enum(presetKeys, 'There is no such preset.'),
      putBack: z.string().max(40),
    })
    .partial(),
)
export type DraftForm = z.output<typeof DraftForm>
export { LookChange }

/** The look of a site as a file. */
export const fileFormat = 'look'
export const fileVersion = 3
/** Files of version 1 have the variables alone, those of version 2 no words of the home page: they change nothing else. */
export const readVersions: readonly number[] = [1, 2, fileVersion]

/** The draft is published now, or at a moment in the time zone of the site. */
export const PublishForm = z.preprocess(
  (given) => given ?? {},
  z.strictObject({
    when: z.enum(['now', 'later'], 'Please choose from the list.').default('now'),
    date: z.preprocess(orNothing, z.iso.date(lookMessages.noDate).optional()),
    time: z.preprocess(
      orNothing,
      z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, lookMessages.noTime)
        .optional(),
    ),
    /** when the plan was made that its sender has seen; '': none */
    planned: z.string().max(40).optional(),
  }),
)
export type PublishForm = z.output<typeof PublishForm>

export const ImportForm = z.strictObject({ file: z.string().max(300_000, lookMessages.longFile).default('') })

export const ByVersion = z.object({ id: z.uuid(), number: z.coerce.number().int().positive() })

/** A page of the site in the look of its draft, of what is live, or of a version. */
export const PreviewQuery = z.object({
  path: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])[^\\\s#]*$/, 'A path begins with one slash.')
    .catch('/'),
  version: z.coerce.number().int().positive().optional().catch(undefined),
  of: z.enum(['draft', 'live']).default('draft').catch('draft'),
})
export type PreviewQuery = z.output<typeof PreviewQuery>

export type LookState = {
  live: Look
  /** what visitors would see once it is published */
  draft: Look
  saved: { at: string; by: string | null } | null
  /** the newest publication; null: none yet */
  version: { number: number; at: string; by: string | null } | null
}

export type LookPlan = {
  at: string
  /** in the time zone of the site: 'November 30, 2026 at 9:00 AM CST' */
  when: string
  by: string | null
  plannedAt: string
  /** their names */
  settings: string
  /** the person who planned it could not publish it any more */
  hasFailed: boolean
}

export type LookVersion = {
  number: number
  at: string
  by: string | null
  look: Pick<Look, 'brand' | 'accent' | 'ink'>
  isLive: boolean
}

export type LookEditor = {
  state: LookState
  versions: LookVersion[]
  /** what is published by itself; null: nothing */
  plan: LookPlan | null
  timeZone: string
  /** settings that this viewer does not change */
  reserved: SettingKey[]
  /** applications that are switched off */
  off: string[]
}
