import { type ReactNode, useId } from 'react'
import { requiredMark } from '#spec/messages.ts'
import { cx } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

export type FieldProps = {
  label: ReactNode
  /** Help text below the label. */
  help?: ReactNode
  /** What is wrong and how to fix it. */
  error?: string
  required?: boolean
  id?: string
  /** Only where adjacent text says the same, such as a search field under a heading. */
  hideLabel?: boolean
}

export type ControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type Props = FieldProps & { children: (control: ControlProps) => ReactNode; className?: string }

/** Label, help and error around one control, and the ARIA attributes that connect them. */
export function Field({ label, help, error, required, id, hideLabel, className, children }: Props) {
  const generated = useId()
  const control = wiring({ id: id ?? generated, help, error, required })
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      <label htmlFor={control.id} className={cx(styles.label, hideLabel && styles.hidden)}>
        <Label>{label}</Label>
        {required && <RequiredMark />}
      </label>
      {help && <Help id={control.id}>{help}</Help>}
      {children(control)}
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </div>
  )
}

/** The same around a group of controls. */
export function FieldGroup({ label, help, error, required, id, hideLabel, className, children }: Props) {
  const generated = useId()
  const control = wiring({ id: id ?? generated, help, error, required })
  return (
    <fieldset
      id={control.id}
      className={cx(styles.field, error && styles.invalid, className)}
      data-invalid={error ? true : undefined}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={cx(styles.label, hideLabel && styles.hidden)}>
        <Label>{label}</Label>
        {required && <RequiredMark />}
      </legend>
      {help && <Help id={control.id}>{help}</Help>}
      {children(control)}
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </fieldset>
  )
}

export function wiring({
  id,
  help,
  error,
  required,
}: Pick<FieldProps, 'help' | 'error' | 'required'> & { id: string }) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

const optionalMark = ' (optional)'

/** "(optional)" is as light as "(required)". */
function Label({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || !children.endsWith(optionalMark)) return children
  return (
    <>
      {children.slice(0, -optionalMark.length)}
      <span className={styles.mark}>{optionalMark}</span>
    </>
  )
}

export function RequiredMark() {
  return <span className={styles.mark}> {requiredMark}</span>
}

export function Help({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={`${id}-help`} className={styles.help}>
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
