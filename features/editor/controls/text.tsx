import { TextInput } from '#ui/text-input.tsx'
import { type ControlProps, labelled } from './control.ts'

/** One line: text, links and ids of videos. */
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
