import { useId } from 'react'
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
    return <Textarea {...{ label, help, error, required, name }} rows={14} defaultValue={value} />
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
      <input type="hidden" name={name} value={value} />
      {help && <Help id={id}>{help}</Help>}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  )
}
