import { contrast, parseColor, textOn } from '#ui/contrast.ts'
import control from '#ui/control.module.css'
import { Field } from '#ui/field.tsx'
import type { FormErrors } from '#ui/form.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { type FontName, surfaces, themeColors } from '#ui/theme.ts'
import type { Look } from './admin/schema.ts'
import styles from './look-fields.module.css'

const fonts: { value: FontName; label: string }[] = [
  { value: 'public-sans', label: 'Public Sans' },
  { value: 'system', label: 'System sans' },
  { value: 'humanist', label: 'Humanist' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'serif', label: 'Serif' },
  { value: 'old-style', label: 'Old style' },
  { value: 'slab', label: 'Slab' },
]

/** A look while it is typed: a colour may not be one yet. */
export type TypedLook = Record<keyof Look, string>

export const typed = (look: Look): TypedLook => ({ ...look, radius: String(look.radius) })

type Props = { look: TypedLook; onChange: (look: TypedLook) => void; errors?: FormErrors }

/** Colours, corners and typefaces of a site; says how well the colours can be read while they are chosen. */
export function LookFields({ look, onChange, errors = {} }: Props) {
  const change = (field: keyof Look) => (value: string) => onChange({ ...look, [field]: value })
  return (
    <div className={styles.fields}>
      <Colour label="Brand colour" name="brand" {...{ look, errors }} onChange={change('brand')} />
      <Colour label="Accent colour" name="accent" {...{ look, errors }} onChange={change('accent')} />
      {(['fontHeading', 'fontBody'] as const).map((name) => (
        <Select
          key={name}
          label={name === 'fontBody' ? 'Typeface of text' : 'Typeface of headings'}
          name={name}
          options={fonts}
          value={look[name]}
          onChange={(event) => change(name)(event.target.value)}
          error={errors[name]}
        />
      ))}
      <NumberInput
        label="Corner radius"
        help="0 to 24 pixels"
        name="radius"
        min={0}
        max={24}
        whole
        value={look.radius}
        onChange={change('radius')}
        error={errors.radius}
      />
    </div>
  )
}

type ColourProps = {
  label: string
  name: 'brand' | 'accent'
  look: TypedLook
  errors: FormErrors
  onChange: (value: string) => void
}

function Colour({ label, name, look, errors, onChange }: ColourProps) {
  const colour = parseColor(look[name])
  return (
    <Field label={label} error={errors[name]}>
      {(wired) => (
        <>
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`Pick the ${label.toLowerCase()}`}
              value={colour ?? '#000000'}
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
            {colour ? (
              <Readings name={name} colour={colour} look={look} />
            ) : (
              <p className={styles.wrong}>This is no colour yet. One looks like #1b4d8a.</p>
            )}
          </div>
        </>
      )}
    </Field>
  )
}

type ReadingProps = { name: 'brand' | 'accent'; colour: string; look: TypedLook }

/** What is made of a colour, and its contrast: text on it, and as text on light and on dark pages. */
function Readings({ name, colour, look }: ReadingProps) {
  const shade = (scheme: 'light' | 'dark') => themeColors(look, scheme)[`${name}-text`]!
  const samples = [
    { label: 'Text on it', ink: textOn(colour), ground: colour },
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
      {shade('light') !== colour && (
        <p className={styles.note}>
          As text on a light page a darker shade stands in, so that it can be read (4.5:1).
        </p>
      )}
    </>
  )
}
