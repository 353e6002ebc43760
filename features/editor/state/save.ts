import { editorMessages, pageMessages } from '#spec/messages.ts'
import type { Draft } from './draft.ts'
import type { Fault } from './faults.ts'
import { writePage } from './server.ts'
import { draftIn, type Store } from './store.ts'

export type Outcome = 'saved' | 'failed' | 'conflict'

/** Sends the draft. A failure keeps everything in its place and says why. */
export async function save(store: Store): Promise<Outcome> {
  const { isSaving, saved } = store.get()
  if (isSaving) return 'failed'
  const draft = draftIn(store.get())
  store.set({ isSaving: true, failure: null })
  // Without it the server names what is wrong.
  const { faultsOf } = (await import('./faults.ts').catch(() => null)) ?? {}
  const faults = faultsOf?.(draft) ?? []
  if (faults.length > 0) {
    store.set({ isSaving: false })
    fail(store, reasonOf(faults))
    store.set({ failure: { ...store.get().failure!, faultsOf } })
    return 'failed'
  }
  const answer = await writePage(store.saveUrl, draft, saved.rev)
  store.set({ isSaving: false })
  if ('body' in answer) {
    keep(store, draft, answer.body.page.rev)
    return 'saved'
  }
  if (answer.refusal.status === 409) return 'conflict'
  fail(store, answer.refusal.reason, answer.refusal.fields)
  if (answer.refusal.status === 401) store.set({ failure: { ...store.get().failure!, isSignedOut: true } })
  return 'failed'
}

/** What was typed while it was sent is still unsaved. */
function keep(store: Store, sent: Draft, rev: number) {
  const { history } = store.get()
  const saved = { ...sent, rev }
  const now = history.now === sent ? saved : { ...history.now, rev }
  store.set({ saved, history: { ...history, now } })
}

export function fail(store: Store, reason: string, fields: Record<string, string> = {}): 'failed' {
  store.set({ failure: { reason: `${pageMessages.saveFailed} ${reason}`, fields } })
  return 'failed'
}

const reasonOf = (faults: Fault[]) =>
  [
    faults.some(({ isEmpty }) => isEmpty) && editorMessages.requiredMissing,
    faults.some(({ isEmpty }) => !isEmpty) && editorMessages.misunderstood,
  ]
    .filter(Boolean)
    .join(' ')
