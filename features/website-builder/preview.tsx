import { type SyntheticEvent, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './customize.module.css'

type Props = {
  name: string
  address: string
  /** of its pages; null: the home page */
  routes: (string | null)[]
  onShown: (document: Document | null) => void
  onRoute: (route: string | null) => void
}

const widths = ['Phone', 'Tablet', 'Full'] as const
type Width = (typeof widths)[number]

/** A site as its visitors see it. Links to its own pages work within the preview; others are blocked. */
export function Preview({ name, address, routes, onShown, onRoute }: Props) {
  const [width, setWidth] = useState<Width>('Full')

  function markShown({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const { contentDocument } = currentTarget
    onShown(contentDocument)
    contentDocument?.addEventListener('click', follow, true)
    contentDocument?.addEventListener('submit', stop, true)
  }

  function follow(event: Event) {
    const link = (event.target as Element).closest?.('a[href]')
    if (!link) return
    stop(event)
    const path = link.getAttribute('href')!.split(/[?#]/)[0]
    const route = path === '/' ? null : (path?.replace(/^\/pages/, '') ?? null)
    if (routes.includes(route)) onRoute(route)
  }

  return (
    <section className={styles.preview} aria-label={`Preview of ${name}`} id="tour-preview">
      <fieldset className={styles.widths}>
        <legend>Preview width</legend>
        {widths.map((one) => (
          <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
            {one}
          </button>
        ))}
      </fieldset>
      <iframe
        key={address}
        title={`Preview of ${name}`}
        src={address}
        className={cx(styles.frame, styles[width.toLowerCase()])}
        onLoad={markShown}
      />
    </section>
  )
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
