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
    text: 'The preview shows it as visitors see it, on a phone, a tablet or a computer.',
  },
  {
    at: 'tour-pages',
    title: 'Change the pages',
    text: 'Press a name to see the page, or Edit to change its text and pictures in place.',
  },
  {
    at: 'tour-words',
    title: 'Add your own text',
    text: 'The tagline, header links, footer, logo and domain are all in one form.',
  },
  {
    at: 'tour-look',
    title: 'Choose the colors',
    text: 'The preview changes right away. Visitors see the new look once you save it. We make sure that text stays readable.',
  },
]

/** A short tour of the builder that highlights each part while explaining it. */
export function Tour({ mayChangeLook }: { mayChangeLook: boolean }) {
  const [at, setAt] = useState(0)
  const shown = stops.filter((one) => mayChangeLook || one.at !== 'tour-look')
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
