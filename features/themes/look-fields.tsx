import { placedSections } from '#ui/home-order.ts'
import { homeSections, type SectionChoice } from '#ui/home-sections.ts'
import { fontChoices, type LookGroup, type LookSetting, lookGroups } from '#ui/look-setting.ts'
import { isUsed, type LookKey, lookSettings } from '#ui/look-settings.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { defaultTheme } from '#ui/theme.ts'
import { ColorField } from './look/color-field.tsx'
import type { Look } from './look/schema.ts'
import styles from './look-fields.module.css'

/** A look while it is being typed: a color may be incomplete. */
export type TypedLook = Record<Exclude<LookKey, 'sections'>, string> & { sections: readonly SectionChoice[] }

/** A saved look as its fields show it, with what was typed before an error. */
export function typedLook(look: Partial<Look>, typed: { [name in string]?: unknown } = {}): TypedLook {
  const saved = { ...defaultTheme, ...look }
  const fields = lookSettings.map(({ key }) => [key, String(typed[key] ?? saved[key])])
  return { ...Object.fromEntries(fields), sections: saved.sections } as TypedLook
}

type Props = {
  look: TypedLook
  onChange: (look: TypedLook) => void
  /** all, or some of them */
  groups?: readonly LookGroup[]
}

/** The settings of a look, with the contrast of the colors while they are being chosen. */
export function LookFields({ look, onChange, groups = lookGroups.map(({ value }) => value) }: Props) {
  const shown = (lookSettings as readonly LookSetting[]).filter(
    (setting) => groups.includes(setting.group) && isUsed(setting, look),
  )
  return (
    <div className={styles.fields}>
      {shown.map((setting) => (
        <Setting
          key={setting.key}
          setting={setting}
          look={look}
          onChange={(value) => onChange({ ...look, [setting.key]: value })}
        />
      ))}
    </div>
  )
}

type SettingProps = { setting: LookSetting; look: TypedLook; onChange: (value: string) => void }

/** The field of one setting. */
export function Setting({ setting, look, onChange }: SettingProps) {
  const { key, label, help } = setting
  const name = key as Exclude<LookKey, 'sections'>
  if (setting.kind === 'color')
    return <ColorField {...{ label, help, look, onChange }} name={name as 'brand' | 'accent' | 'ink'} />
  if (setting.kind === 'sections') return <Places look={look} />
  if (setting.kind === 'range')
    return (
      <NumberInput
        {...{ label, help, name, onChange }}
        min={setting.least}
        max={setting.most}
        whole
        value={look[name]}
      />
    )
  return (
    <Select
      {...{ label, help, name }}
      options={setting.kind === 'font' ? fontChoices : setting.choices}
      value={look[name]}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** A place for each section of the home page, without script too; and how it looks, where there is a choice. */
function Places({ look }: { look: TypedLook }) {
  const placed = placedSections(look)
  const shown = placed.filter(({ shown }) => shown).map(({ name }) => name)
  const places = homeSections.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))
  return placed.map(({ name, variant }) => {
    const { label, variants } = homeSections.find(({ value }) => value === name)!
    return (
      <div key={name} className={styles.place}>
        <Select
          label={`Place of ${label.toLowerCase()}`}
          name={`sections.${name}.place`}
          options={[{ value: '0', label: 'Hidden' }, ...places]}
          defaultValue={String(shown.indexOf(name) + 1)}
        />
        {variants.length > 0 && (
          <Select
            label={`Look of ${label.toLowerCase()}`}
            name={`sections.${name}.variant`}
            options={variants}
            defaultValue={variant}
          />
        )}
      </div>
    )
  })
}
