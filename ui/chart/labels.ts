import styles from './chart.module.css'

/** How many labels fit below a chart on a phone. */
const onPhone = 4

/** Thins the labels out to `most`, on a phone further, counted from the end: the last one, "now", always has its label. */
export function labelClass(at: number, count: number, most: number): string | undefined {
  const fromEnd = count - 1 - at
  if (fromEnd % Math.ceil(count / most) !== 0) return styles.unlabelled
  return fromEnd % Math.ceil(count / onPhone) === 0 ? undefined : styles.unlabelledOnPhone
}
