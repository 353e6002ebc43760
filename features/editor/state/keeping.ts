import equal from 'fast-deep-equal'
import { useEffect, useMemo, useState } from 'react'
import { editorMessages } from '#spec/messages.ts'
import { usePage } from '#ui/nav.ts'
import { type Left, openJournal, type StoredDraft } from '../journal/journal.ts'
import type { Draft } from './draft.ts'
import { say, takeDraft } from './edit.ts'
import { draftIn, isDirty, type Store } from './store.ts'

export type Journal = ReturnType<typeof openJournal>

/** Keeps each change in this browser until it is saved or undone, and finds what was left unsaved before. */
export function useJournal(store: Store) {
  const { viewer } = usePage<{ viewer: { id: string } | null }>().props
  const journal = useMemo(() => openJournal(`${viewer?.id}:${store.page.id}`), [viewer?.id, store])
  const [left, setLeft] = useState<Left[]>([])

  useEffect(() => {
    let isWanted = true
    journal
      .left()
      .then(async (found) => {
        const { news, same } = parted(found, draftIn(store.get()))
        for (const { id } of same) await journal.clear(id)
        const own = isReload() ? news.find(({ isOfThisTab }) => isOfThisTab) : undefined
        if (!isWanted) return
        setLeft(news.filter((each) => each !== own))
        if (own) await takeOver(store, journal, own)
      })
      .catch(tell)
    return () => {
      isWanted = false
    }
  }, [journal, store])

  useEffect(() => {
    let before = store.get().history.now
    const stop = store.subscribe(() => {
      const { history, saved } = store.get()
      if (history.now === before) return
      before = history.now
      if (isDirty(store.get())) journal.write({ draft: history.now, base: saved })
      else journal.clear().catch(tell)
    })
    // The question whether to leave is time to write what waits.
    const flush = () => void journal.settle().catch(tell)
    addEventListener('beforeunload', flush)
    return () => {
      stop()
      removeEventListener('beforeunload', flush)
      journal.close()
    }
  }, [journal, store])

  function answer(entry: Left, isWanted: boolean) {
    setLeft((before) => before.filter((each) => each !== entry))
    const answered = isWanted ? takeOver(store, journal, entry) : journal.discard(entry.id)
    answered.catch((error) => {
      tell(error)
      setLeft((before) => [...before, entry])
    })
  }

  return { journal, left, answer }
}

/** It is this tab's from now on: in its own entry before that of the other goes. */
async function takeOver(store: Store, journal: Journal, entry: Left) {
  await bringBack(store, entry)
  await journal.settle()
  await journal.clear(entry.id)
}

/** What was left may be saved already; then there is nothing to say. */
function parted(left: Left[], now: Draft) {
  const isNews = ({ draft }: Left) => !isSame(draft, now)
  return { news: left.filter(isNews), same: left.filter((each) => !isNews(each)) }
}

/**
 * What a journal kept comes back as one step, to be undone like any other: together with what others have saved since,
 * and with what is unsaved here.
 */
export async function bringBack(store: Store, { draft, base }: Pick<StoredDraft, 'draft' | 'base'>) {
  const isOfNow = base.rev === store.get().saved.rev
  const isOwn = isDirty(store.get())
  const merging = isOfNow && !isOwn ? null : await import('./merging.ts')
  const together = merging?.together(base, draft, draftIn(store.get())) ?? draft
  takeDraft(store, isOfNow && isOwn ? ofOnePerson(together) : together)
  const { conflicts } = draftIn(store.get())
  const message = conflicts.every((conflict) => conflict.isOwn)
    ? editorMessages.ownConflicts
    : editorMessages.conflicts
  say(
    store,
    ['Your unsaved changes are restored.', conflicts.length > 0 && message].filter(Boolean).join(' '),
  )
}

const ofOnePerson = (draft: Draft): Draft => ({
  ...draft,
  conflicts: draft.conflicts.map((conflict) => ({ ...conflict, isOwn: true })),
})

const isSame = (one: Draft, other: Draft) => equal(contentOf(one), contentOf(other))
const contentOf = ({ page, document }: Draft) => [page, document]

/** A reloaded page continues to be edited where it was. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as { type?: string }).type === 'reload')

/** Without the browser's store there is no journal; editing goes on. */
const tell = (error: unknown) => console.warn('The journal of unsaved changes does not work here.', error)
