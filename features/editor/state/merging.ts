import { editorMessages } from '#spec/messages.ts'
import { decide } from '../merge/decide.ts'
import { type Conflict, merge } from '../merge/merge.ts'
import { type Draft, draftOf } from './draft.ts'
import { say, takeDraft } from './edit.ts'
import { fail } from './save.ts'
import { readPage } from './server.ts'
import { draftIn, type Store } from './store.ts'

/**
 * Somebody else has saved: brings both together as one step on top of theirs.
 * @returns whether it can be saved as it is: nothing is to be decided
 */
export async function mergeTheirs(store: Store): Promise<boolean> {
  const answer = await readPage(store.page.themeId, store.page.id)
  if ('refusal' in answer) {
    fail(store, answer.refusal.reason)
    return false
  }
  const theirs = draftOf(answer.body.page)
  const { saved } = store.get()
  const mine = draftIn(store.get())
  const { document, conflicts } = merge(saved.document, mine.document, theirs.document)
  takeDraft(store, { page: mergedPage(saved.page, mine.page, theirs.page), document })
  store.set({ saved: theirs, rev: answer.body.page.rev, conflicts })
  if (conflicts.length > 0) say(store, editorMessages.conflicts)
  return conflicts.length === 0
}

/** Of the page's own fields, those that I changed are mine. */
const mergedPage = (base: Draft['page'], mine: Draft['page'], theirs: Draft['page']) =>
  Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => {
      const key = name as keyof typeof mine
      return [name, mine[key] === base[key] ? value : mine[key]]
    }),
  ) as Draft['page']

/** What somebody chose where two had changed the same. */
export function settleConflict(store: Store, conflict: Pick<Conflict, 'id' | 'field'>, value: unknown) {
  const draft = draftIn(store.get())
  takeDraft(store, { ...draft, document: decide(draft.document, conflict, value) })
  store.set({
    conflicts: store
      .get()
      .conflicts.filter(({ id, field }) => id !== conflict.id || field !== conflict.field),
  })
}
