import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { cx } from './class-names.ts'
import { FieldError, FieldGroup, type FieldProps, RequiredMark, wiring } from './field.tsx'
import { figure } from './figure.ts'
import { useBoxField, useListField, useTextField } from './form-context.ts'
import { asOption, type Option } from './select.tsx'

type ChoiceProps = ComponentProps<'input'> & {
  label: ReactNode
  help?: ReactNode
  error?: string
  /** The number of results with this choice, for filters. */
  count?: number
}

function Choice({ label, help, error, count, id, ...input }: ChoiceProps) {
  const generated = useId()
  const control = wiring({ id: id ?? generated, help, error, required: input.required })
  return (
    <div className={styles.choice}>
      <input {...input} {...control} className={cx(styles.input, input.className)} />
      <label htmlFor={control.id} className={styles.label}>
        <span>
          {label}
          {input.required && input.type !== 'radio' && <RequiredMark />}
        </span>
        {count !== undefined && <span className={styles.count}>{figure(count)}</span>}
      </label>
      {help && (
        <div id={`${control.id}-help`} className={styles.help}>
          {help}
        </div>
      )}
      {error && <FieldError id={control.id}>{error}</FieldError>}
    </div>
  )
}

/** A checkbox. */
export function Checkbox(props: BoxProps) {
  return <Box {...props} />
}

type BoxProps = Omit<ChoiceProps, 'type'> & {
  /** sends 'false' instead of nothing when unchecked: for partial updates (optionalCheckbox in schema/fields.ts) */
  orFalse?: boolean
}

function Box({ orFalse, ...box }: BoxProps & { role?: string }) {
  return (
    <>
      {orFalse && <input type="hidden" name={box.name} value="false" />}
      <Choice {...box} {...(orFalse && { value: 'true' })} {...useBoxField(box)} type="checkbox" />
    </>
  )
}

/** A switch, taking effect at once or with the form. Technically a checkbox with role="switch". */
export function Switch(props: BoxProps) {
  return <Box {...props} role="switch" className={styles.switch} />
}

type GroupProps = Omit<FieldProps, 'id'> & {
  id?: string
  name: string
  options: readonly (Option & { help?: ReactNode; count?: number })[] | readonly string[]
  disabled?: boolean
  /** Side by side while they fit. */
  inline?: boolean
}

type RadioProps = GroupProps & { value?: string; defaultValue?: string; onChange?: (value: string) => void }

export function RadioGroup(props: RadioProps) {
  const { name, options, value, defaultValue: _, disabled, inline, onChange, ...field } = props
  const { error, defaultValue } = useTextField(props)
  return (
    <FieldGroup {...field} error={error}>
      {(control) => (
        <div className={cx(styles.group, inline && styles.inline)}>
          {options.map(asOption).map((option, i) => (
            <Choice
              {...option}
              key={option.value}
              id={`${control.id}-${i}`}
              type="radio"
              name={name}
              required={field.required}
              disabled={disabled || option.disabled}
              {...checkedness(value, defaultValue, (chosen) => String(chosen) === option.value)}
              onChange={onChange && (() => onChange(option.value))}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

type CheckboxesProps = GroupProps & {
  value?: string[]
  defaultValue?: string[]
  onChange?: (value: string[]) => void
}

export function CheckboxGroup(props: CheckboxesProps) {
  const { name, options, value, defaultValue: _, disabled, inline, onChange, ...field } = props
  const { error, defaultValue } = useListField(props)
  return (
    <FieldGroup {...field} error={error}>
      {(control) => (
        <div className={cx(styles.group, inline && styles.inline)}>
          {options.map(asOption).map((option, i) => (
            <Choice
              {...option}
              key={option.value}
              id={`${control.id}-${i}`}
              type="checkbox"
              name={name}
              disabled={disabled || option.disabled}
              {...checkedness(value, defaultValue, (chosen) => chosen.includes(option.value))}
              onChange={onChange && (() => onChange(toggled(value ?? [], option.value)))}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

function checkedness<V>(value: V | undefined, fallback: V | undefined, isChosen: (value: V) => boolean) {
  if (value !== undefined) return { checked: isChosen(value) }
  return { defaultChecked: fallback !== undefined && isChosen(fallback) }
}

function toggled(values: string[], value: string) {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
