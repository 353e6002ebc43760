import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import styles from './analytics.module.css'
import { rangeOf } from './model/comparison.ts'
import { type Analytics, periods, steps } from './schema.ts'

/** Everything that is chosen is in the address, so that a view can be sent to somebody. */
export function Controls({ period, by, themes, figure, subject, sites, days }: Analytics) {
  return (
    <form
      method="get"
      action="/analytics"
      data-visit
      className={styles.controls}
      key={`${period} ${by} ${themes} ${figure} ${subject}`}
    >
      <input type="hidden" name="figure" value={figure} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      <Select label="Period" name="period" options={periods} defaultValue={period} />
      <Select label="Shown by" name="by" options={steps} defaultValue={by} />
      {sites.length > 1 && (
        <Select
          label="Sites"
          name="themes"
          options={sites}
          empty={`All ${sites.length} sites`}
          defaultValue={themes}
        />
      )}
      <Button type="submit" variant="secondary">
        Show
      </Button>
      <p className={styles.quiet}>
        {rangeOf(days.from, days.to)}, compared with the {period} days before,{' '}
        {rangeOf(days.beforeFrom, days.beforeTo)}.
      </p>
    </form>
  )
}
