import equal from 'fast-deep-equal'
import { editorMessages } from '#spec/messages.ts'
import { decide } from '../merge/decide.ts'
import { type Conflict, merge, wholePart } from '../merge/merge.ts'
import { mergePages, pageItself } from '../merge/pages.ts'
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
  takeTheirs(store, draftOf(answer.body.page))
  const isDecided = draftIn(store.get()).conflicts.length === 0
  if (!isDecided) say(store, editorMessages.conflicts)
  return isDecided
}

/** What is undone after this, to a step before it, has their changes as well: undoing takes back one's own alone. */
function takeTheirs(store: Store, theirs: Draft) {
  const { saved, rebase: before } = store.get()
  const rebase = (draft: Draft) =>
    draft.rev >= theirs.rev ? draft : together(saved, before ? before(draft) : draft, theirs)
  takeDraft(store, rebase(draftIn(store.get())), { saved: theirs, rebase })
}

/** Two drafts that both come from `base`, as one on top of theirs. */
export function together(base: Draft, mine: Draft, theirs: Draft): Draft {
  if (mine === base) return theirs
  const { page, conflicts: ofPage } = mergePages(base.page, mine.page, theirs.page)
  const { document, conflicts: ofParts } = merge(base.document, mine.document, theirs.document)
  const fresh = [...ofPage, ...ofParts]
  const open = mine.conflicts.filter((one) => !fresh.some((other) => isSame(one, other)))
  return { page, document, rev: theirs.rev, conflicts: [...open, ...fresh] }
}

type Question = Pick<Conflict, 'id' | 'field'>
const isSame = (one: Question, other: Question) => one.id === other.id && one.field === other.field

/** Applies the chosen side of a conflict. */
export function settleConflict(store: Store, question: Question, value: unknown) {
  const draft = draftIn(store.get())
  const conflict = draft.conflicts.find((one) => isSame(one, question))
  if (!conflict) return
  const conflicts = draft.conflicts.filter((one) => one !== conflict)
  takeDraft(store, { ...(isStanding(conflict, value) ? draft : chosen(draft, conflict, value)), conflicts })
  say(store, conflicts.length === 0 ? 'Decided. Nothing is left to decide.' : 'Decided.')
}

/** Mine is already in the document, perhaps changed further. */
const isStanding = ({ field, mine }: Conflict, value: unknown) =>
  equal(mine, value) && !(field === wholePart && value === null)

function chosen(draft: Draft, { id, field }: Conflict, value: unknown): Draft {
  if (id === pageItself) return { ...draft, page: { ...draft.page, [field]: value } }
  return { ...draft, document: decide(draft.document, { id, field }, value) }
}
