import type { MouseEvent } from 'react'
import { useHydrated } from '#ui/hydrated.ts'
import type { SettingKey } from '../look/model/settings.ts'
import { typedLook } from '../look-fields.tsx'
import { LookPicture } from './look-picture.tsx'
import styles from './look-presets.module.css'
import { presetOf, presets } from './model/presets.ts'
import type { LookDraft } from './use-look-draft.tsx'

type Props = { draft: LookDraft; reserved: SettingKey[] }

/** Looks to start from, drawn from their own settings. They change no word and no content. */
export function LookPresets({ draft, reserved }: Props) {
  const hydrated = useHydrated()
  return (
    <>
      <p className={styles.lead}>A preset changes the look, never words or content. You can undo it.</p>
      <ul className={styles.presets}>
        {presets.map(({ value, label, about }) => {
          const settings = presetOf(value)
          const start = (event: MouseEvent) => {
            event.preventDefault()
            const typed = Object.entries(typedLook(settings)).filter(
              ([key]) => key in settings && !reserved.includes(key as SettingKey),
            )
            draft.change(`Preset ${label}`, Object.fromEntries(typed))
          }
          return (
            <li key={value}>
              <button type="submit" name="preset" value={value} onClick={hydrated ? start : undefined}>
                <LookPicture look={settings} />
                <strong>{label}</strong>
                <span>{about}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
