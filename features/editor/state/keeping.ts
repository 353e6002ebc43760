import { useEffect, useMemo, useState } from 'react'
import type { Document } from '#features/content/schema.ts'
import { usePage } from '#ui/nav.ts'
import { type Draft as Kept, openJournal } from '../journal/journal.ts'
import { say, takeDraft } from './edit.ts'
import { draftIn, isDirty, type Store } from './store.ts'

export type Journal = ReturnType<typeof openJournal>

/** Keeps each change in this browser until it is saved or undone, and finds what was left unsaved before. */
export function useJournal(store: Store) {
  const { viewer } = usePage<{ viewer: { id: string } | null }>().props
  const journal = useMemo(() => openJournal(`${viewer?.id}:${store.page.id}`), [viewer?.id, store])
  const [left, setLeft] = useState<Kept | null>(null)

  useEffect(() => {
    let isWanted = true
    journal.read().then((kept) => {
      if (!isWanted || !kept || isSame(kept.document, draftIn(store.get()).document)) return
      if (isReload()) bringBack(store, kept.document)
      else setLeft(kept)
    }, tell)
    return () => {
      isWanted = false
    }
  }, [journal, store])

  useEffect(() => {
    let before = store.get().history.now
    return store.subscribe(() => {
      const { history, rev } = store.get()
      if (history.now === before) return
      before = history.now
      if (isDirty(store.get())) journal.write({ document: before.document, rev })
      else journal.clear().catch(tell)
    })
  }, [journal, store])

  // The question whether to leave is time to write what waits: reading settles it.
  useEffect(() => {
    const flush = () => void journal.read().catch(tell)
    addEventListener('beforeunload', flush)
    return () => removeEventListener('beforeunload', flush)
  }, [journal])

  return { journal, left, forget: () => setLeft(null) }
}

/** What a journal kept comes back as one step, to be undone like any other. */
export function bringBack(store: Store, document: Document) {
  takeDraft(store, { ...draftIn(store.get()), document })
  say(store, 'Your unsaved changes are back.')
}

const isSame = (one: Document, other: Document) => JSON.stringify(one) === JSON.stringify(other)

/** A page that is loaded anew, by whomever, is edited on where it was. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as { type?: string }).type === 'reload')

/** Without the browser's store there is no journal; editing goes on. */
const tell = (error: unknown) => console.warn('The journal of unsaved changes does not work here.', error)
