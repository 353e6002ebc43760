import { useEffect } from 'react'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import styles from './back-to-search.module.css'

const key = 'last-search'

/** Remembers this search in the tab, so that a job page can link back to it. */
export function useRememberedSearch(title: string) {
  const { url } = usePage()
  useEffect(() => sessionStorage.setItem(key, JSON.stringify({ url, title })), [url, title])
}

/** A link back to the last search; to all jobs when there was none, or without script. */
export function BackToSearch() {
  const last = useHydrated() ? lastSearch() : null
  return (
    <Link href={last?.url ?? '/jobs/search'} className={styles.back}>
      <Icon name="chevron-left" />
      <span>{last ? `Back to ${last.title}` : 'All jobs'}</span>
    </Link>
  )
}

function lastSearch(): { url: string; title: string } | null {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null')
}
