import { Select } from '#ui/select.tsx'
import { type ControlProps, labelled } from './control.ts'

export function ChoiceControl(props: ControlProps<string>) {
  const { field, value = String(field.default ?? ''), onChange } = props
  return (
    <Select
      {...labelled(props)}
      options={field.options ?? []}
      empty={field.default === undefined ? '' : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
