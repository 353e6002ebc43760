import { useState } from 'react'
import { cx } from './class-names.ts'
import { useHydrated } from './hydrated.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './site-lines.module.css'

type Level = 'info' | 'warning' | 'danger'

export type SiteLinesProps = {
  official?: string
  languages?: { label: string; href: string }[]
  notice?: string
  noticeHref?: string
  noticeLink?: string
  noticeLevel?: Level
  noticeClosable?: boolean
}

/** What some sites say above their header: whose they are, and what everybody should know today. */
export const SiteLines = ({ official, languages = [], ...notice }: SiteLinesProps) => (
  <>
    {(official || languages.length > 0) && (
      <section className={styles.official} aria-label="About this website">
        <div className={styles.line}>
          {official && <p>{official}</p>}
          {languages.length > 0 && (
            <ul className={styles.languages}>
              {languages.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    )}
    {notice.notice && <Notice key={notice.notice} {...notice} text={notice.notice} />}
  </>
)

type NoticeProps = Omit<SiteLinesProps, 'official' | 'languages' | 'notice'> & { text: string }

/** Closed, it stays away until the browser is closed, or the notice says something else. */
function Notice({ text, noticeHref, noticeLink, noticeLevel = 'warning', noticeClosable }: NoticeProps) {
  const hydrated = useHydrated()
  const [closed, setClosed] = useState(false)
  if (closed || (hydrated && noticeClosable && wasClosed(text))) return null
  return (
    <section className={cx(styles.notice, styles[noticeLevel])} aria-label="Notice">
      <div className={styles.line}>
        <Icon name={noticeLevel === 'info' ? 'info' : 'alert'} />
        <p>{noticeHref ? <Linked text={text} href={noticeHref} words={noticeLink} /> : text}</p>
        {hydrated && noticeClosable && (
          <button
            type="button"
            className={styles.close}
            aria-label="Close the notice"
            onClick={() => {
              keepClosed(text)
              setClosed(true)
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </section>
  )
}

type LinkedProps = { text: string; href: string; words?: string }

/** The words that are the link, where the text has them; otherwise all of it. */
function Linked({ text, href, words }: LinkedProps) {
  const at = words ? text.indexOf(words) : -1
  if (!words || at < 0) return <Link href={href}>{text}</Link>
  return (
    <>
      {text.slice(0, at)}
      <Link href={href}>{words}</Link>
      {text.slice(at + words.length)}
    </>
  )
}

const place = 'closed-notice'

/** Storage may be forbidden; the notice then comes back on the next page. */
function wasClosed(text: string): boolean {
  try {
    return sessionStorage.getItem(place) === text
  } catch {
    return false
  }
}

function keepClosed(text: string): void {
  try {
    sessionStorage.setItem(place, text)
  } catch {}
}
