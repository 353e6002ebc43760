import { useEffect, useId, useRef } from 'react'
import { FieldError, type FieldProps, Help } from '#ui/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Stack } from '#ui/layout.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { RichText } from './rich-text.tsx'

type Props = Omit<FieldProps, 'label'> & {
  label: string
  name: string
  /** HTML */
  value: string
  onChange: (html: string) => void
}

/** Formatted text as a field of a form. Without script it is a text area; the server cleans what it gets in both. */
export function RichTextField({ label, help, error, required, name, value, onChange }: Props) {
  const id = useId()
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <Textarea
        {...{ label, help, error, required, name, value }}
        rows={14}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <Stack gap="small">
      <RichText
        id={id}
        label={required ? `${label} (required)` : label}
        value={value}
        onChange={onChange}
        hasHistory
        onTravel={() => {}}
      />
      <FormValue {...{ name, value, onChange }} />
      {help && <Help id={id}>{help}</Help>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  )
}

/**
 * What the form sends and keeps across a reload: a field like another, that nobody sees. It is changed after the editor's
 * own event, so it notifies the form once more.
 */
function FormValue({ name, value, onChange }: Pick<Props, 'name' | 'value' | 'onChange'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return (
    <textarea {...{ name, value }} ref={field} hidden onChange={(event) => onChange(event.target.value)} />
  )
}
