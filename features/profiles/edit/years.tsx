import type { FormErrors } from '#ui/form.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import styles from './rows.module.css'

type Years = { from: string; to: string }
type Props = { at: number; years: Years; errors: FormErrors; onChange: (years: Partial<Years>) => void }

/** From a year to a year; what goes on has no end. */
export function YearFields({ at, years, errors, onChange }: Props) {
  return (
    <div className={styles.years}>
      <NumberInput
        label="From year"
        name={`from-${at}`}
        whole
        maxLength={4}
        value={years.from}
        onChange={(from) => onChange({ from })}
        error={errors[`from-${at}`]}
      />
      <NumberInput
        label="To year"
        name={`to-${at}`}
        whole
        maxLength={4}
        placeholder="Now"
        value={years.to}
        onChange={(to) => onChange({ to })}
        error={errors[`to-${at}`]}
      />
    </div>
  )
}
