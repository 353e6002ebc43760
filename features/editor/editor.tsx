import { useState } from 'react'
import { dropServedRules } from './canvas/rules.ts'
import { readPage } from './state/server.ts'
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
 * The whole page, as only editors get it.
 * @throws Error with a sentence, when the server does not give it
 */
export async function openPage(theme: string, id: string): Promise<Whole> {
  const answer = await readPage(theme, id)
  if ('refusal' in answer) throw new Error(answer.refusal.reason)
  return answer.body
}

/** Edits a page in its place. */
export function Editor({ whole, ...rest }: EditorProps) {
  const [store] = useState(() => {
    dropServedRules()
    return createStore(whole, rest.isBuilder)
  })
  return (
    <StoreContext value={store}>
      <Workspace {...rest} />
    </StoreContext>
  )
}
