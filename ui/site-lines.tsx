import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './site-lines.module.css'

type Props = { official?: string; notice?: string; noticeHref?: string }

/** What some sites say above their header: whose they are, and what everybody should know today. */
export function SiteLines({ official, notice, noticeHref }: Props) {
  return (
    <>
      {official && (
        <section className={styles.official} aria-label="About this website">
          <p>{official}</p>
        </section>
      )}
      {notice && (
        <section className={styles.notice} aria-label="Notice">
          <p>
            <Icon name="alert" />
            <span>{noticeHref ? <Link href={noticeHref}>{notice}</Link> : notice}</span>
          </p>
        </section>
      )}
    </>
  )
}
