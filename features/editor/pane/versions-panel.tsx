import { useEffect, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import type { Saved } from '../state/after-save.ts'
import type { Journal } from '../state/keeping.ts'
import { type Revision, readRevisions } from '../state/server.ts'
import { isDirty } from '../state/store.ts'
import { useEditor, useStore } from '../state/use-editor.ts'
import { Discarded } from './discarded.tsx'
import { Moment } from './moment.tsx'
import styles from './pane.module.css'
import { RestoreButton } from './restore-button.tsx'

type Props = { journal: Journal; onRestored: (page: Saved) => void }

/** The versions that were saved: to look at, and to bring back. */
export function VersionsPanel({ journal, onRestored }: Props) {
  const store = useStore()
  const isUnsaved = useEditor(isDirty)
  const shown = useEditor(({ saved }) => saved.rev)
  const [revisions, setRevisions] = useState<Revision[] | null>(null)
  useEffect(() => {
    let isWanted = true
    readRevisions(store.url).then((answer) => {
      if (isWanted) setRevisions('body' in answer ? answer.body.revisions : [])
    })
    return () => {
      isWanted = false
    }
  }, [store])
  if (!revisions) return <p>Loading…</p>
  return (
    <Stack>
      <Discarded journal={journal} />
      {isUnsaved && <p>Save or discard your changes first; then a version can be restored.</p>}
      <ol className={styles.versions} reversed>
        {revisions.map(({ rev, savedAt, firstName, lastName }) => (
          <li key={rev}>
            <strong>Version {rev}</strong> <Moment at={savedAt} />
            <div>{[firstName, lastName].filter(Boolean).join(' ')}</div>
            <div className={styles.actions}>
              <ButtonLink
                variant="quiet"
                size="small"
                icon="external"
                href={`${store.url}/revisions/${rev}`}
                target="_blank"
                rel="noopener"
              >
                Look at version {rev}
              </ButtonLink>
              {rev !== shown && <RestoreButton rev={rev} disabled={isUnsaved} onRestored={onRestored} />}
            </div>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
