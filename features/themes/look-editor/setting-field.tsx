import { PicturePicker } from '#features/pictures/gallery/widgets.ts'
import { cx } from '#ui/class-names.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useForm } from '#ui/form-context.ts'
import { useHydrated } from '#ui/hydrated.ts'
import type { LookSetting } from '#ui/look-setting.ts'
import { Setting, type TypedLook } from '../look-fields.tsx'
import { LookPicture } from './look-picture.tsx'
import { SectionOrder } from './section-order.tsx'
import styles from './setting-field.module.css'

type Props = {
  setting: LookSetting
  look: TypedLook
  themeId: string
  /** applications that are switched off on the site */
  off: readonly string[]
  onChange: (values: Partial<TypedLook>) => void
}

/** One setting of a look: choices as tiles, drawn where a picture says more than a word. */
export function SettingField({ setting, look, themeId, off, onChange }: Props) {
  const hydrated = useHydrated()
  const change = (value: unknown) => onChange({ [setting.key]: value })
  if (setting.kind === 'choice') return <Tiles setting={setting} look={look} onChange={change} />
  if (setting.kind === 'picture')
    return (
      <PicturePicker
        label={setting.label}
        help={setting.help}
        name={setting.key}
        themeId={themeId}
        maxLength={500}
        value={look.heroPicture}
        onChange={change}
      />
    )
  if (setting.kind === 'sections' && hydrated) return <SectionOrder look={look} off={off} onChange={change} />
  return <Setting {...{ setting, look, themeId }} onChange={change} />
}

type TilesProps = {
  setting: Extract<LookSetting, { kind: 'choice' }>
  look: TypedLook
  onChange: (value: string) => void
}

function Tiles({ setting, look, onChange }: TilesProps) {
  const { errors } = useForm()
  const { key, label, help, choices, group, words } = setting
  const isDrawn = group !== 'site' && !words
  return (
    <FieldGroup label={label} help={help} error={errors[key]}>
      {() => (
        <div className={cx(styles.tiles, isDrawn && styles.drawn)}>
          {choices.map(({ value, label: word }) => (
            <label key={value} className={styles.tile}>
              <input
                type="radio"
                name={key}
                value={value}
                checked={look[key as 'width'] === value}
                onChange={() => onChange(value)}
              />
              {isDrawn && <LookPicture look={{ ...look, [key]: value }} />}
              <span>{word}</span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
