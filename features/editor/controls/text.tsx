import { TextInput } from '#ui/text-input.tsx'
import { type ControlProps, labelled } from './control.ts'

/** One line of plain text. */
export function TextControl(props: ControlProps<string>) {
  const { value = '', onChange } = props
  return (
    <TextInput
      {...labelled(props)}
      value={value}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
