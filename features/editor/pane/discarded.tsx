import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { bringBack, type Journal } from '../state/keeping.ts'
import { useStore } from '../state/use-editor.ts'
import { Moment } from './moment.tsx'
import styles from './pane.module.css'

/** Drafts that were discarded in this browser within thirty days. */
export function Discarded({ journal }: { journal: Journal }) {
  const store = useStore()
  const [drafts, setDrafts] = useState<Awaited<ReturnType<Journal['discarded']>>>([])
  useEffect(() => {
    journal.discarded().then(setDrafts, () => {})
  }, [journal])
  if (drafts.length === 0) return null
  return (
    <section>
      <h3 className={styles.partName}>Discarded drafts</h3>
      <ul className={styles.versions}>
        {drafts.map((kept) => (
          <li key={kept.at}>
            <Moment at={kept.at} />{' '}
            <Button variant="quiet" size="small" onClick={() => bringBack(store, kept)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
