import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { router } from '#ui/nav.ts'
import styles from './customize.module.css'

type Stop = { at: string; title: string; text: string }

const stops: Stop[] = [
  {
    at: 'tour-preview',
    title: 'This is your site',
    text: 'The preview shows it as a visitor sees it, on a phone, a tablet or a desk.',
  },
  {
    at: 'tour-pages',
    title: 'Change the pages',
    text: 'Press a name to see the page, and Edit to change its words and pictures where they stand.',
  },
  {
    at: 'tour-words',
    title: 'Put in your own words',
    text: 'The tagline, the links of the header, the footer, the logo and the domain are kept in one form.',
  },
  {
    at: 'tour-look',
    title: 'Choose the colours',
    text: 'The preview changes at once. Visitors see the new look when you save it, and we keep it readable.',
  },
]

/** A short tour of the builder: a few stops, each of which stands out while it is explained. */
export function Tour({ mayEditLook }: { mayEditLook: boolean }) {
  const [at, setAt] = useState(0)
  const shown = stops.filter((one) => mayEditLook || one.at !== 'tour-look')
  const stop = shown[at]!
  const isLast = at === shown.length - 1
  useEffect(() => {
    const part = document.getElementById(stop.at)
    part?.setAttribute('data-tour', '')
    part?.scrollIntoView({ block: 'nearest' })
    return () => part?.removeAttribute('data-tour')
  }, [stop])
  const end = () => router.visit(location.pathname, { replace: true, preserveScroll: true })
  return (
    <section className={styles.tour} aria-labelledby="tour">
      <div aria-live="polite">
        <h2 id="tour">{stop.title}</h2>
        <p>{stop.text}</p>
        <p className={styles.count}>
          {at + 1} of {shown.length}
        </p>
      </div>
      <Cluster>
        <Button size="small" onClick={isLast ? end : () => setAt(at + 1)}>
          {isLast ? 'Done' : 'Next'}
        </Button>
        {!isLast && (
          <Button size="small" variant="quiet" onClick={end}>
            Skip the tour
          </Button>
        )}
      </Cluster>
    </section>
  )
}
