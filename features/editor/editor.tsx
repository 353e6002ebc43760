import { useState } from 'react'
import { connectionMessages, editorMessages } from '#spec/messages.ts'
import { arrivingIn } from './canvas/arriving.ts'
import { dropServedRules } from './canvas/rules.ts'
import { createStore, type Whole } from './state/store.ts'
import { StoreContext } from './state/use-editor.ts'
import { Workspace } from './workspace.tsx'

export type EditorProps = {
  whole: Whole
  /** saved pages lead back to the website builder */
  isBuilder: boolean
  onDiscard: () => void
}

/**
 * The whole page, as only editors get it, out of the server's answer; null where none came.
 * @throws Error with a sentence, when the server does not give it
 */
export async function wholeOf(answer: Response | null): Promise<Whole> {
  if (answer?.ok) return answer.json()
  if (answer?.status === 401) throw new Error(connectionMessages.signedOut)
  const { error } = answer ? await answer.json().catch(() => ({})) : {}
  throw new Error(error ?? editorMessages.unreachable)
}

/** Edits a page in its place. */
export function Editor({ whole, ...rest }: EditorProps) {
  const [store] = useState(() => {
    // Measured as it is laid out, before the rules change.
    const arriving = arrivingIn(whole.page.document)
    dropServedRules()
    return createStore(whole, rest.isBuilder, arriving)
  })
  return (
    <StoreContext value={store}>
      <Workspace {...rest} />
    </StoreContext>
  )
}
