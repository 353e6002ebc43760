import type { ReactNode } from 'react'
import styles from './timeline.module.css'

export type Station = {
  key: string
  title: ReactNode
  at: string | null
  years: string | null
  text?: string | null
}

/** What somebody did, one after the other. */
export function Timeline({ stations }: { stations: Station[] }) {
  return (
    <ol className={styles.timeline}>
      {stations.map(({ key, title, at, years, text }) => (
        <li key={key} className={styles.station}>
          <p className={styles.title}>{title}</p>
          <p className={styles.at}>{[at, years].filter(Boolean).join(' · ')}</p>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** '2009 to 2017', 'Since 2019', 'Until 2017' */
export function yearsOf({ fromYear, toYear }: { fromYear: number | null; toYear: number | null }) {
  if (fromYear === null) return toYear === null ? null : `Until ${toYear}`
  if (toYear === null) return `Since ${fromYear}`
  return fromYear === toYear ? String(fromYear) : `${fromYear} to ${toYear}`
}
