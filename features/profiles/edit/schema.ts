import type { Completion } from '../schema.ts'
import type { SectionName } from './list.ts'

/** The values of a form by field name, as stored or as typed. */
export type Typed = Record<string, string | string[] | undefined>

/** The props of profiles/edit. */
export type EditPage = {
  id: string
  section: SectionName
  values: Typed
  completion: Completion
  /** what its lists offer, by field */
  choices: Record<string, { value: string; label: string }[]>
  /** files uploaded earlier, by field */
  files: Record<string, { url: string; name: string; note?: string } | undefined>
}

/** The first text of a field, empty when there is none. */
export const textOf = (values: Typed, name: string): string => [values[name] ?? ''].flat()[0] ?? ''

export const mostRows = 20
export type Row<Field extends string> = Record<Field, string>

/** Rows of a list editor: field 'corps' of the third row is named 'corps-2'. Empty rows are left out. */
export function rowsOf<Field extends string>(
  values: Typed,
  fields: readonly Field[],
): { at: number; row: Row<Field> }[] {
  return Array.from({ length: mostRows }, (_, at) => ({
    at,
    row: Object.fromEntries(fields.map((field) => [field, textOf(values, `${field}-${at}`)])) as Row<Field>,
  })).filter(({ row }) => fields.some((field) => row[field].trim()))
}

/** The reverse of `rowsOf`. */
export const typedRows = (rows: Row<string>[]): Typed =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${field}-${at}`, value])),
  )
