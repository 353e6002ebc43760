import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { uploadBytes } from '#spec/limits.ts'
import { cx } from './class-names.ts'
import styles from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import { useForm } from './form-context.ts'

type Props = FieldProps & Omit<ComponentProps<'input'>, 'type'> & { maxBytes?: number }

/** The native file field, which also accepts dropped files. Reports at once when a file is too large. */
export function FileInput(props: Props) {
  const { errors } = useForm()
  const {
    label,
    help,
    error = errors[props.name ?? ''],
    required,
    id,
    hideLabel,
    maxBytes = uploadBytes,
    onChange,
    ...input
  } = props
  const [tooLarge, setTooLarge] = useState<string>()
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const large = [...(event.target.files ?? [])].find((file) => file.size > maxBytes)
    const why = large && `${large.name} is larger than ${megabytes(maxBytes)}. Choose a smaller file.`
    setTooLarge(why)
    if (large) event.target.value = ''
    // Lets the form's validation know; otherwise it would be sent without the file.
    event.target.setCustomValidity(why ?? '')
    onChange?.(event)
  }
  return (
    <Field
      {...{ label, required, id, hideLabel }}
      help={help ?? `Up to ${megabytes(maxBytes)}.`}
      error={tooLarge ?? error}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          className={cx(styles.control, styles.file)}
          onChange={choose}
        />
      )}
    </Field>
  )
}

function megabytes(bytes: number) {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}
