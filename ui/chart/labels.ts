import { cx } from '../class-names.ts'
import styles from './chart.module.css'

/** How many labels fit below a chart on a phone, and on a tablet. */
const onPhone = 4
const onTablet = 8

/** Thins the labels out to `most`, on smaller screens further, counted from the end: the last one, "now", always has its label. */
export function labelClass(at: number, count: number, most: number): string | undefined {
  const fromEnd = count - 1 - at
  const isLeftOut = (fits: number) => fromEnd % Math.ceil(count / fits) !== 0
  if (isLeftOut(most)) return styles.unlabelled
  return cx(
    isLeftOut(onPhone) && styles.unlabelledOnPhone,
    isLeftOut(Math.min(most, onTablet)) && styles.unlabelledOnTablet,
  )
}
