import { Switch } from '#ui/choice.tsx'
import { type ControlProps, labelled } from './control.ts'

export function SwitchControl(props: ControlProps<boolean>) {
  const { field, value = field.default === true, onChange } = props
  return <Switch {...labelled(props)} checked={value} onChange={(event) => onChange(event.target.checked)} />
}
