import { useState } from 'react'
import { nested } from '#schema/nested.ts'
import { heldValue, useForm } from '#ui/form-context.ts'
import type { Row } from './schema.ts'

/**
 * The rows of a list editor, and an empty one: without script that is the only way to add one.
 * @param name of the list: field 'title' of the third row of 'work' is 'work.2.title'
 */
export function useRows<Field extends string>(name: string, blank: Row<Field>) {
  const { typed, values } = useForm()
  const source = Object.keys(typed).length > 0 ? (nested(typed) as object) : values
  const held = (heldValue(source, name) ?? []) as (Partial<Row<Field>> | undefined)[]
  const filled = held.map((row) => ({ ...blank, ...row })).filter((row) => !isBlank(row, blank))
  return useState(() => [...filled, blank])
}

const isBlank = <Field extends string>(row: Row<Field>, blank: Row<Field>) =>
  (Object.keys(blank) as Field[]).every((field) => row[field] === blank[field])
