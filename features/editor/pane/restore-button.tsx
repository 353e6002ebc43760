import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { fetched } from '#ui/fetched.tsx'
import type { Saved } from '../state/after-save.ts'
import { fail } from '../state/save.ts'
import { type Answer, type RestorationPreview, readRestoration, restoreRevision } from '../state/server.ts'
import { useStore } from '../state/use-editor.ts'

const RestoringDialog = fetched(async () => (await import('./restoring-dialog.tsx')).default)

type Props = { rev: number; disabled: boolean; onRestored: (page: Saved) => void }

/** Asks what a version would change, says it, and restores the version when that is wanted. */
export function RestoreButton({ rev, disabled, onRestored }: Props) {
  const store = useStore()
  const [preview, setPreview] = useState<RestorationPreview | null>(null)
  const [busy, setBusy] = useState(false)

  async function answered<Body>(asking: Promise<Answer<Body>>): Promise<Body | null> {
    setBusy(true)
    const answer = await asking
    setBusy(false)
    if ('body' in answer) return answer.body
    setPreview(null)
    fail(store, answer.refusal.reason)
    return null
  }

  const ask = async () => setPreview(await answered(readRestoration(store.url, rev)))

  async function restore() {
    const restored = await answered(restoreRevision(store.url, rev, preview!.page.rev))
    if (restored) onRestored(restored.page)
  }

  return (
    <>
      <Button variant="secondary" size="small" disabled={disabled} busy={busy && !preview} onClick={ask}>
        Restore
      </Button>
      {preview && (
        <RestoringDialog
          restoration={preview.restoration}
          busy={busy}
          onKeep={() => setPreview(null)}
          onRestore={restore}
        />
      )}
    </>
  )
}
