import { ImagePicker } from '../gallery/image-picker.tsx'
import { type ControlProps, labelled } from './control.ts'

export function ImageControl(props: ControlProps<string>) {
  const { value = '', onChange, themeId } = props
  return (
    <ImagePicker
      {...labelled(props)}
      themeId={themeId}
      value={value}
      onChange={(url) => onChange(url || undefined)}
    />
  )
}
