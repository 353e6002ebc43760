import { contrast, parseColor, textOn } from '#ui/contrast.ts'
import control from '#ui/control.module.css'
import { Field } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { defaultTheme, type FontName, type LookName, looks, surfaces, themeColors } from '#ui/theme.ts'
import type { Look } from './admin/schema.ts'
import styles from './look-fields.module.css'

const fonts: { value: FontName; label: string }[] = [
  { value: 'public-sans', label: 'Public Sans' },
  { value: 'system', label: 'System sans' },
  { value: 'humanist', label: 'Humanist' },
  { value: 'industrial', label: 'Industrial' },
  { value: 'condensed', label: 'Condensed' },
  { value: 'serif', label: 'Serif' },
  { value: 'old-style', label: 'Old style' },
  { value: 'slab', label: 'Slab' },
]

const choices = [
  {
    name: 'headingCase',
    label: 'Headings',
    options: { sentence: 'As they are written', upper: 'In capitals' },
  },
  { name: 'headingScale', label: 'Size of headings', options: { normal: 'Normal', large: 'Large' } },
  { name: 'width', label: 'Width of pages', options: { normal: 'Normal', narrow: 'Narrow', wide: 'Wide' } },
  {
    name: 'cards',
    label: 'Cards',
    options: { raised: 'Boxes with a border', ruled: 'A rule above', flat: 'Boxes without a border' },
  },
  {
    name: 'headerLayout',
    label: 'Header',
    options: {
      inline: 'Everything in one row',
      stacked: 'Name above a bar of links',
      bar: 'Dark, across the window',
    },
  },
  {
    name: 'footerSurface',
    label: 'Footer',
    options: { sunken: 'Light', brand: 'Brand color', ink: 'Dark surface' },
  },
] as const satisfies { name: LookName; label: string; options: object }[]

/** A look while it is being typed: a color may be incomplete. */
export type TypedLook = Record<keyof Look, string>

/** A saved look as its fields show it, with what was typed before an error. */
export function typedLook(look: Partial<Look>, typed: Partial<TypedLook> = {}): TypedLook {
  const saved = { ...defaultTheme, ...look }
  return Object.fromEntries(
    Object.entries(defaultTheme).map(([name]) => {
      const field = name as keyof Look
      return [field, String(typed[field] ?? saved[field])]
    }),
  ) as TypedLook
}

type Props = { look: TypedLook; onChange: (look: TypedLook) => void }

/** Colors, corners and typefaces of a site, with the contrast of the colors while they are being chosen. */
export function LookFields({ look, onChange }: Props) {
  const change = (field: keyof Look) => (value: string) => onChange({ ...look, [field]: value })
  return (
    <div className={styles.fields}>
      <Color label="Brand color" name="brand" look={look} onChange={change('brand')} />
      <Color label="Accent color" name="accent" look={look} onChange={change('accent')} />
      {(['fontHeading', 'fontBody'] as const).map((name) => (
        <Select
          key={name}
          label={name === 'fontBody' ? 'Text typeface' : 'Heading typeface'}
          name={name}
          options={fonts}
          value={look[name]}
          onChange={(event) => change(name)(event.target.value)}
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
      />
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          {...{ name, label }}
          options={looks[name].map((value) => ({ value, label: options[value as never] }))}
          value={look[name]}
          onChange={(event) => change(name)(event.target.value)}
        />
      ))}
      <Color label="Dark surface" name="ink" look={look} onChange={change('ink')} />
    </div>
  )
}

type ColorProps = {
  label: string
  name: 'brand' | 'accent' | 'ink'
  look: TypedLook
  onChange: (value: string) => void
}

function Color({ label, name, look, onChange }: ColorProps) {
  const { errors } = useForm()
  const color = parseColor(look[name])
  return (
    <Field label={label} error={errors[name]}>
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
