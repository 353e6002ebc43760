import { contrast, parseColor, textOn } from '#ui/contrast.ts'
import control from '#ui/control.module.css'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { surfaces, themeColors } from '#ui/theme.ts'
import styles from '../look-fields.module.css'
import type { TypedLook } from '../look-fields.tsx'

type ColorProps = {
  label: string
  help?: string
  name: 'brand' | 'accent' | 'ink'
  look: TypedLook
  onChange: (value: string) => void
}

/** A color as text and as a swatch, with its contrasts. */
export function ColorField({ label, help, name, look, onChange }: ColorProps) {
  const { errors } = useForm()
  const color = parseColor(look[name])
  return (
    <Field label={label} help={help} error={errors[name]}>
      {(wired) => (
        <>
          <div className={styles.color}>
            <input
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={color ?? '#000000'}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...wired}
              name={name}
              className={control.control}
              value={look[name]}
              onChange={(event) => onChange(event.target.value)}
              spellCheck={false}
              autoComplete="off"
            />
          </div>
          <div aria-live="polite">
            {color ? (
              name !== 'ink' && <Readings name={name} color={color} look={look} />
            ) : (
              <p className={styles.wrong}>Not a valid color yet. A color looks like #1b4d8a.</p>
            )}
          </div>
        </>
      )}
    </Field>
  )
}

type ReadingProps = { name: 'brand' | 'accent'; color: string; look: TypedLook }

/** Samples of a color with their contrast: text on it, and links of it on light and dark pages. */
function Readings({ name, color, look }: ReadingProps) {
  const shade = (scheme: 'light' | 'dark') => themeColors(look, scheme)[`${name}-text`]!
  const samples = [
    { label: 'Text on it', ink: textOn(color), ground: color },
    { label: 'Links, light', ink: shade('light'), ground: surfaces.light.page },
    { label: 'Links, dark', ink: shade('dark'), ground: surfaces.dark.page },
  ]
  return (
    <>
      <ul className={styles.readings}>
        {samples.map(({ label, ink, ground }) => (
          <li key={label}>
            <svg viewBox="0 0 40 24" aria-hidden="true">
              <rect width="40" height="24" rx="4" fill={ground} />
              <text x="20" y="17" fontSize="13" fontWeight="700" textAnchor="middle" fill={ink}>
                Aa
              </text>
            </svg>
            <span>
              {label} {contrast(ink, ground).toFixed(1)}:1
            </span>
          </li>
        ))}
      </ul>
      {shade('light') !== color && (
        <p className={styles.note}>
          Text on light pages uses a darker shade, so that it stays readable (4.5:1).
        </p>
      )}
    </>
  )
}
