import { z } from 'zod'
import { nested } from '#schema/nested.ts'
import type { LookKey } from '#ui/look-settings.ts'
import { type Look, LookChange, lookShape } from '../look/schema.ts'
import { presetKeys } from './model/presets.ts'

const parsed = (given: unknown) => {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

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
export const fileVersion = 1

export const ImportForm = z.strictObject({ file: z.string().max(100_000).default('') })

export const ByVersion = z.object({ id: z.uuid(), number: z.coerce.number().int().positive() })

/** A page of the site in the look of its draft, or of a version. */
export const PreviewQuery = z.object({
  path: z
    .string()
    .max(2_000)
    .regex(/^\/(?![/\\])[^\\\s#]*$/, 'A path begins with one slash.')
    .catch('/'),
  version: z.coerce.number().int().positive().optional().catch(undefined),
})

export type LookState = {
  live: Look
  /** what visitors would see once it is published */
  draft: Look
  saved: { at: string; by: string | null } | null
  /** the newest publication; null: none yet */
  version: { number: number; at: string; by: string | null } | null
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
  /** settings that this viewer does not change */
  reserved: LookKey[]
}
