import type { Completion } from '../schema.ts'
import type { SectionName } from './list.ts'

/** The values of a form by field name; rows of a list by the name of the list. */
export type Values = Record<string, string | string[] | Row<string>[] | undefined>

/** The props of profiles/edit. */
export type EditPage = {
  id: string
  section: SectionName
  values: Values
  completion: Completion
  /** what its lists offer, by field */
  choices: Record<string, { value: string; label: string }[]>
  /** files uploaded earlier, by field */
  files: Record<string, { url: string; name: string; note?: string } | undefined>
}

export const mostRows = 20
export type Row<Field extends string> = Record<Field, string>
