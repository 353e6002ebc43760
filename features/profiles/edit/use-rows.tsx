import { useState } from 'react'
import { useForm } from '#ui/form-context.ts'
import { type Row, rowsOf, type Typed } from './schema.ts'

/** The rows of a list editor, and an empty one: without script that is the only way to add one. */
export function useRows<Field extends string>(fields: readonly Field[], blank: Row<Field>) {
  const { typed, values } = useForm()
  const shown = Object.keys(typed).length > 0 ? typed : (values as Typed)
  return useState(() => [...rowsOf(shown, fields).map(({ row }) => row), blank])
}
