import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { editorMessages } from '#spec/messages.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type FetchedOptions = {
  /** while it is loading */
  waiting?: ReactNode
  /** shown when it fails to load */
  Absent?: ComponentType<{ onRetry: () => void }>
}

/**
 * A part of the editor that is fetched when it is first shown. React's `lazy` would take the whole page down with what is
 * typed on it when nothing comes: without a connection, or when a newer version is installed.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Absent = Missing }: FetchedOptions = {},
) {
  let loaded: ComponentType<Props> | null = null
  const fetch = async () => {
    loaded ??= await load()
    return loaded
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, like React's own lazy
  function Fetched(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const ask = useCallback(() => {
      setFailed(false)
      fetch().then(
        (found) => setPart(() => found),
        () => setFailed(true),
      )
    }, [])
    useEffect(() => {
      if (!loaded) ask()
    }, [ask])
    if (Part) return <Part {...props} />
    if (!hasFailed) return waiting
    return <Absent onRetry={ask} />
  }
  return Object.assign(Fetched, {
    /** Fetches it before it is shown; if it does not come, it is asked for again when it is. @returns whether it came */
    prepare: () =>
      fetch().then(
        () => true,
        () => false,
      ),
  })
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={editorMessages.partMissing}
      actions={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {editorMessages.partMissingHelp}
    </Alert>
  )
}
