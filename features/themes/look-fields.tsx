import { Checkbox } from '#ui/choice.tsx'
import { placedSections } from '#ui/home-order.ts'
import { homeSections } from '#ui/home-sections.ts'
import { fontChoices, type LookGroup, type LookSetting, lookGroups } from '#ui/look-setting.ts'
import { isUsed, type LookValues, variableSettings } from '#ui/look-settings.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { Select } from '#ui/select.tsx'
import { DateInput, Textarea, TextInput } from '#ui/text-input.tsx'
import { LinkRows } from './admin/link-rows.tsx'
import { ColorField } from './look/color-field.tsx'
import { allSettings, type HomeWordKey, type HomeWords, type SettingKey } from './look/model/settings.ts'
import type { Look } from './look/schema.ts'
import styles from './look-fields.module.css'
import { PictureRows } from './picture-rows.tsx'

/** Settings that are not text while they are being typed. */
type Whole = 'sections' | 'languages' | 'scopes' | 'stickyHeader' | 'noticeClosable'
type Lists = { [key in HomeWordKey as HomeWords[key] extends string ? never : key]: HomeWords[key] }
/** A look while it is being typed: a color may be incomplete. */
export type TypedLook = Record<Exclude<SettingKey, Whole | keyof Lists>, string> &
  Pick<LookValues, Whole> &
  Lists
const wholeKinds: readonly string[] = ['sections', 'links', 'rows', 'switch']

/** A saved look as its fields show it, with what was typed before an error. */
export function typedLook(look: Partial<Look>, typed: { [name in string]?: unknown } = {}): TypedLook {
  const fields = allSettings.map(({ key, kind, initial }) => {
    const saved = look[key] ?? initial
    return [key, wholeKinds.includes(kind) ? saved : String(typed[key] ?? saved)]
  })
  return Object.fromEntries(fields) as TypedLook
}

type Props = {
  look: TypedLook
  onChange: (look: TypedLook) => void
  /** all, or some of them */
  groups?: readonly LookGroup[]
}

/** The variables of a theme, with the contrast of the colors while they are being chosen. */
export function LookFields({ look, onChange, groups = lookGroups.map(({ value }) => value) }: Props) {
  const shown = (variableSettings as readonly LookSetting[]).filter(
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

type SettingProps = {
  setting: LookSetting
  look: TypedLook
  /** whose gallery its pictures are chosen from */
  themeId?: string
  onChange: (value: unknown) => void
}

/** The field of one setting. */
export function Setting({ setting, look, themeId, onChange }: SettingProps) {
  const { key, label, help } = setting
  const name = key as Exclude<SettingKey, Whole | keyof Lists>
  if (setting.kind === 'color')
    return <ColorField {...{ label, help, look, onChange }} name={name as 'brand' | 'accent' | 'ink'} />
  if (setting.kind === 'sections') return <Places look={look} />
  if (setting.kind !== 'range' && setting.kind !== 'font' && setting.kind !== 'choice')
    return <WordField {...{ setting, themeId, onChange }} value={look[setting.key as SettingKey]} />
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

type WordFieldProps = Pick<SettingProps, 'themeId'> & {
  setting: WordLookSetting
  /** undefined: the form has it */
  value?: unknown
  onChange?: (value: unknown) => void
}
type WordLookSetting = Exclude<LookSetting, { kind: 'color' | 'font' | 'sections' | 'range' }>

/** The field of a setting that is a word, a link, a day or a switch; a picture has a field of its own. */
export function WordField({ setting, themeId, value, onChange }: WordFieldProps) {
  const { key: name, label, help } = setting
  const field = { name, label, help }
  const isControlled = value !== undefined
  if (setting.kind === 'switch')
    return (
      <Checkbox
        {...field}
        orFalse
        {...(isControlled && {
          checked: value === true,
          onChange: (event) => onChange?.(event.target.checked),
        })}
      />
    )
  if (setting.kind === 'links')
    return (
      <LinkRows
        {...field}
        most={setting.most}
        {...(isControlled && { value: value as LookValues['languages'], onChange })}
      />
    )
  if (setting.kind === 'rows')
    return (
      <PictureRows
        {...field}
        {...{ fields: setting.fields, noun: setting.noun, most: setting.most, themeId }}
        {...(isControlled && { value: value as { [name in string]?: string }[], onChange })}
      />
    )
  const text = {
    ...field,
    ...(isControlled && {
      value: String(value),
      onChange: (event: { target: { value: string } }) => onChange?.(event.target.value),
    }),
  }
  if (setting.kind === 'choice') return <Select {...text} options={setting.choices} />
  if (setting.kind === 'date') return <DateInput {...text} />
  if (setting.kind === 'text' && setting.most > 200)
    return <Textarea {...text} rows={2} maxLength={setting.most} />
  return <TextInput {...text} maxLength={setting.kind === 'text' ? setting.most : 500} />
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
