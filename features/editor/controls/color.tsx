import { hexOn, rgbaOf, siteColors } from '#features/content/schema.ts'
import { TextInput } from '#ui/text-input.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type ControlProps, labelled } from './control.ts'
import styles from './controls.module.css'

/** A color: one of the site's own, which follows its settings, or any by name, by number, or from a picker. */
export function ColorControl(props: ControlProps<string>) {
  const { name, field, value = '', onChange } = props
  const offered = name === 'fontColor' ? 'text' : 'background'
  return (
    <div className={styles.color}>
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
      <ul className={styles.own} aria-label={`${field.label}: colors of the site`}>
        {siteColors[offered].map((color) => (
          <li key={color.value}>
            <button
              type="button"
              title={color.label}
              data-color={color.value}
              data-for={offered}
              aria-pressed={value === color.value}
              onClick={() => onChange(value === color.value ? undefined : color.value)}
            >
              <VisuallyHidden>{color.label}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The swatch has numbers of six digits alone. */
function solid(text: string): string {
  const color = rgbaOf(text)
  return color ? hexOn(color, '#ffffff') : '#ffffff'
}
