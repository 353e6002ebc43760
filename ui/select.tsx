import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import styles from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useListField, useTextField } from './form-context.ts'
import { Icon } from './icon.tsx'

export type Option = { value: string; label: string; disabled?: boolean }

type Props = FieldProps &
  ComponentProps<'select'> & {
    options: readonly (Option | string)[]
    /** The first, empty choice. */
    empty?: string
    short?: boolean
  }

export function Select(props: Props) {
  const { label, help, required, id, hideLabel, options, empty, short, ...rest } = props
  const useField = props.multiple ? useListField : useTextField
  const { error, ...bound } = useField(props)
  const { error: _, ...select } = { ...rest, ...bound }
  return (
    <Field {...{ label, help, error, required, id, hideLabel }}>
      {(control) => (
        <div className={cx(styles.choose, short && styles.short)}>
          <select {...select} {...control} className={cx(styles.control, styles.select)}>
            {empty !== undefined && <option value="">{empty}</option>}
            {options.map(asOption).map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {!select.multiple && <Icon name="chevron-down" />}
        </div>
      )}
    </Field>
  )
}

export function asOption(option: Option | string): Option {
  return typeof option === 'string' ? { value: option, label: option } : option
}
