import type { ComponentType } from 'react'
import type { Field } from '#features/content/schema.ts'

export type Values = Record<string, unknown>

/** What the control of a kind of field gets. */
export type ControlProps<Value = unknown> = {
  id: string
  /** what the value is called among those beside it */
  name: string
  field: Field
  value: Value | undefined
  /** undefined: the value is unset, which is not 0 and not nothing */
  onChange: (value: Value | undefined) => void
  /** Changes several values of the same part in one step. */
  onChangeAll?: (change: (values: Values) => Values) => void
  error?: string
  /** whose pictures and things are offered */
  themeId: string
  /** for controls that hold others */
  Nested: ComponentType<ControlProps>
}

/** The label, help and marks that all controls have. */
export const labelled = ({ id, field, error }: Pick<ControlProps, 'id' | 'field' | 'error'>) => ({
  id,
  label: field.label,
  help: field.help,
  required: field.required,
  error,
})
