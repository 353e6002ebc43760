import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useTextField } from './form-context.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    icon?: IconName
    prefix?: ReactNode
    suffix?: ReactNode
    short?: boolean
  }

export function TextInput(props: Props) {
  const { label, help, required, id, hideLabel, icon, prefix, suffix, short, ...rest } = props
  const { error, ...bound } = useTextField(props)
  const { error: _, ...input } = { ...rest, ...bound }
  const before = icon ? <Icon name={icon} /> : prefix
  return (
    <Field {...{ label, help, error, required, id, hideLabel }}>
      {(control) => {
        const field = (
          <input
            type="text"
            {...input}
            {...control}
            className={cx(styles.control, short && !(before || suffix) && styles.short)}
          />
        )
        if (!before && !suffix) return field
        return (
          <div className={cx(styles.box, short && styles.short)}>
            {before && <span className={styles.affix}>{before}</span>}
            {field}
            {suffix && <span className={styles.affix}>{suffix}</span>}
          </div>
        )
      }}
    </Field>
  )
}

/** The text direction follows its first letter. */
export function Textarea(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, help, required, id, hideLabel, ...rest } = props
  const { error, ...bound } = useTextField(props)
  const { error: _, ...area } = { ...rest, ...bound }
  return (
    <Field {...{ label, help, error, required, id, hideLabel }}>
      {(control) => (
        <textarea rows={4} dir="auto" {...area} {...control} className={cx(styles.control, styles.area)} />
      )}
    </Field>
  )
}

/** The browser's own date field: it matches the user's calendar and keyboard. */
export function DateInput(props: FieldProps & ComponentProps<'input'>) {
  return <TextInput {...props} type="date" short />
}
