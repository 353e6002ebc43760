import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './tiles.module.css'

type Props = {
  name: string
  options: { value: string; label: ReactNode }[]
  /** null: none of them */
  value: string | null
  onChoose: (value: string) => void
  isSmall?: boolean
}

/** A choice of a few, side by side: radios that look like buttons. */
export function Tiles({ name, options, value, onChoose, isSmall }: Props) {
  return (
    <div className={cx(styles.tiles, isSmall && styles.small)}>
      {options.map((option) => (
        <label key={option.value} className={styles.tile}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
