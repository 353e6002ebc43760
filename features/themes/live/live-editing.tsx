import { useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import type { Look } from '../look/schema.ts'
import styles from './live-editing.module.css'
import { LookPanel } from './look-panel.tsx'

/** Edits the look of the current site in place. Only sent to people who may. */
export default function LiveEditing({ themeId }: { themeId: string }) {
  const url = `/themes/${themeId}`
  const [look, setLook] = useState<Look | null>(null)

  async function open() {
    const answer = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => null)
    if (!answer?.ok) return toast('The look could not be loaded. Please try again.', 'danger')
    setLook(((await answer.json()) as { variables: Look }).variables)
  }

  if (!look)
    return (
      <div className={styles.corner}>
        <Button variant="secondary" size="small" icon="edit" onClick={open}>
          Edit look
        </Button>
      </div>
    )
  return (
    <section className={styles.panel} aria-labelledby="live-editing">
      <div className={styles.head}>
        <h2 id="live-editing">Site look</h2>
        <IconButton icon="close" label="Close without saving" onClick={() => setLook(null)} />
      </div>
      <p className={styles.lead}>Changes show up here right away, and for everyone else once you save.</p>
      <LookPanel
        url={url}
        look={look}
        target={document}
        onSaved={() => location.reload()}
        onCancel={() => setLook(null)}
      />
    </section>
  )
}
