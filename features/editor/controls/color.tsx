import { hexOn, rgbaOf } from '#features/content/schema.ts'
import { TextInput } from '#ui/text-input.tsx'
import { type ControlProps, labelled } from './control.ts'
import styles from './controls.module.css'

/** A color, by name, by number, or from a picker. */
export function ColorControl(props: ControlProps<string>) {
  const { field, value = '', onChange } = props
  return (
    <TextInput
      {...labelled(props)}
      value={value}
      autoComplete="off"
      placeholder="#1b4d8a"
      suffix={
        <input
          type="color"
          className={styles.swatch}
          aria-label={`${field.label}, by eye`}
          value={solid(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      }
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}

/** The swatch has numbers of six digits alone. */
function solid(text: string): string {
  const color = rgbaOf(text)
  return color ? hexOn(color, '#ffffff') : '#ffffff'
}
