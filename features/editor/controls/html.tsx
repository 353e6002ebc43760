import { Textarea } from '#ui/text-input.tsx'
import { type ControlProps, labelled } from './control.ts'

export function HtmlControl(props: ControlProps<string>) {
  const { value = '', onChange } = props
  return (
    <Textarea
      {...labelled(props)}
      rows={8}
      value={value}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
