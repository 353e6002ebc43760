import { type ChangeEvent, useRef } from 'react'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './list.module.css'

const pauseMs = 300

/** Searches in one's own connections while typing; without script a button does. */
export function Looking({ q, sort }: { q: string; sort: string }) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function wait(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => form.current?.requestSubmit(),
      event.target.tagName === 'SELECT' ? 0 : pauseMs,
    )
  }
  return (
    <search>
      <form
        ref={form}
        className={styles.looking}
        action="/connections"
        method="get"
        data-visit
        data-keep-state
      >
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label="Search your connections"
          placeholder="Name, employer or place"
          defaultValue={q}
          onChange={wait}
        />
        <select className={styles.field} name="sort" aria-label="Order" defaultValue={sort} onChange={wait}>
          <option value="newest">Newest first</option>
          <option value="name">By name</option>
        </select>
        <noscript>
          <SubmitButton variant="secondary">Search</SubmitButton>
        </noscript>
      </form>
    </search>
  )
}
