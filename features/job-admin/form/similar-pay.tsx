import { money } from '#ui/wage.ts'
import { yearly } from '../model/hourly.ts'
import styles from './form.module.css'
import type { Reach } from './schema.ts'

/** What similar jobs pay, beside the fields for the pay. Where too few say it, that is what is said. */
export function SimilarPay({ pay }: Pick<Reach, 'pay'>) {
  if (!pay) return null
  const { count, isNear, quartiles } = pay
  const where = isNear ? 'within 50 miles' : 'on this site'
  if (!quartiles)
    return (
      <p className={styles.quiet}>
        {count === 0 ? 'No similar job' : `Only ${count} similar ${count === 1 ? 'job' : 'jobs'}`} {where}{' '}
        {count > 1 ? 'give' : 'gives'} the pay: too few to compare.
      </p>
    )
  const { low, median, high } = quartiles
  return (
    <p className={styles.quiet}>
      The middle half of {count} similar jobs {where} pays {money(low)} to {money(high)} an hour, about{' '}
      {money(yearly(low))} to {money(yearly(high))} a year; the median is {money(median)}.
    </p>
  )
}
