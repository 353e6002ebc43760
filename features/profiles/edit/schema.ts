import type { Completion } from '../schema.ts'
import type { SectionName } from './list.ts'

/** What a form holds, by the names of its fields: as it is stored, or as it was typed. */
export type Typed = Record<string, string | string[] | undefined>

/** What the page of a section needs beside what the form holds. */
export type EditPage = {
  id: string
  section: SectionName
  values: Typed
  completion: Completion
  /** what its lists offer, by field */
  choices: Record<string, { value: string; label: string }[]>
  /** files that are there already, by field */
  files: Record<string, { url: string; name: string; note?: string } | undefined>
}

/** The first text of a field; nothing typed is an empty one. */
export const textOf = (values: Typed, name: string): string => [values[name] ?? ''].flat()[0] ?? ''
export const listOf = (values: Typed, name: string): string[] => [values[name] ?? []].flat()
export const isOn = (values: Typed, name: string): boolean => textOf(values, name) !== ''

export const mostRows = 20
export type Row<Field extends string> = Record<Field, string>

/** Rows of a list editor: the field 'corps' of the third row is called 'corps-2'. Empty rows are left out. */
export function rowsOf<Field extends string>(
  values: Typed,
  fields: readonly Field[],
): { at: number; row: Row<Field> }[] {
  return Array.from({ length: mostRows }, (_, at) => ({
    at,
    row: Object.fromEntries(fields.map((field) => [field, textOf(values, `${field}-${at}`)])) as Row<Field>,
  })).filter(({ row }) => fields.some((field) => row[field].trim()))
}

/** The same the other way. */
export const typedRows = (rows: Row<string>[]): Typed =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${field}-${at}`, value])),
  )
