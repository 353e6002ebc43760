import { useEffect, useMemo, useRef, useState } from 'react'
import { editorMessages } from '#spec/messages.ts'
import { usePage } from '#ui/nav.ts'
import { type Kept, openJournal } from '../journal/journal.ts'
import type { Draft } from './draft.ts'
import { say, takeDraft } from './edit.ts'
import { draftIn, isDirty, type Store } from './store.ts'

export type Journal = ReturnType<typeof openJournal>

/** Keeps each change in this browser until it is saved or undone, and finds what was left unsaved before. */
export function useJournal(store: Store) {
  const { viewer } = usePage<{ viewer: { id: string } | null }>().props
  const journal = useMemo(() => openJournal(`${viewer?.id}:${store.page.id}`), [viewer?.id, store])
  const [left, setLeft] = useState<Kept | null>(null)
  /** It is asked about, and stands in the journal where the next change would be written. */
  const isAsking = useRef(false)

  useEffect(() => {
    let isWanted = true
    journal.read().then((kept) => {
      if (!isWanted || !kept || isSame(kept.draft, draftIn(store.get()))) return
      if (isReload()) return void bringBack(store, kept)
      isAsking.current = true
      setLeft(kept)
    }, tell)
    return () => {
      isWanted = false
    }
  }, [journal, store])

  useEffect(() => {
    let before = store.get().history.now
    let ready: Promise<unknown> = Promise.resolve()
    return store.subscribe(() => {
      const { history, saved } = store.get()
      if (history.now === before) return
      before = history.now
      if (isAsking.current) ready = journal.discard().catch(tell)
      isAsking.current = false
      const isUnsaved = isDirty(store.get())
      void ready.then(() => {
        if (isUnsaved) journal.write({ draft: history.now, base: saved })
        else journal.clear().catch(tell)
      })
    })
  }, [journal, store])

  // The question whether to leave is time to write what waits: reading settles it.
  useEffect(() => {
    const flush = () => void journal.read().catch(tell)
    addEventListener('beforeunload', flush)
    return () => removeEventListener('beforeunload', flush)
  }, [journal])

  function answer(isWanted: boolean) {
    if (!isWanted && isAsking.current) journal.discard().catch(tell)
    else if (isWanted && left) void bringBack(store, left)
    isAsking.current = false
    setLeft(null)
  }

  return { journal, left, answer }
}

/** What a journal kept comes back as one step, to be undone like any other; with what others have saved since. */
export async function bringBack(store: Store, { draft, base }: Pick<Kept, 'draft' | 'base'>) {
  const { saved } = store.get()
  const isOfNow = base.rev === saved.rev
  takeDraft(store, isOfNow ? draft : (await import('./merging.ts')).together(base, draft, saved))
  const { conflicts } = draftIn(store.get())
  say(
    store,
    ['Your unsaved changes are back.', conflicts.length > 0 && editorMessages.conflicts]
      .filter(Boolean)
      .join(' '),
  )
}

const isSame = (one: Draft, other: Draft) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other))
const contentOf = ({ page, document }: Draft) => [page, document]

/** A page that is loaded anew, by whomever, is edited on where it was. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as { type?: string }).type === 'reload')

/** Without the browser's store there is no journal; editing goes on. */
const tell = (error: unknown) => console.warn('The journal of unsaved changes does not work here.', error)
