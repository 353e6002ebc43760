import { NumberInput } from '#ui/number-input.tsx'
import styles from './rows.module.css'

type Years = { from: string; to: string }
type Props = { name: string; years: Years; onChange: (years: Partial<Years>) => void }

/** The years of a row; an ongoing one has no end. */
export function YearFields({ name, years, onChange }: Props) {
  return (
    <div className={styles.years}>
      <NumberInput
        label="From year"
        name={`${name}.from`}
        whole
        maxLength={4}
        value={years.from}
        onChange={(from) => onChange({ from })}
      />
      <NumberInput
        label="To year"
        name={`${name}.to`}
        whole
        maxLength={4}
        placeholder="Now"
        value={years.to}
        onChange={(to) => onChange({ to })}
      />
    </div>
  )
}
