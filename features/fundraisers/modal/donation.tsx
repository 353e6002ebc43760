import { useEffect, useState } from 'react'
import type { GiveProps } from '#features/donations/schema.ts'
import { Give } from '#features/donations/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import styles from './modal.module.css'

type Props = { fundraiser: string; team: string | null; change: () => void; close: () => void }

/** The wizard for this fundraiser, and for the team that was chosen. */
export function Donation({ fundraiser, team, change, close }: Props) {
  const { give, isFailed, retry } = useOffer(fundraiser, team)
  if (isFailed)
    return (
      <Alert
        tone="danger"
        title="The form did not load."
        actions={<Button onClick={retry}>Try again</Button>}
      >
        Nothing was charged.
      </Alert>
    )
  if (!give)
    return (
      <Loading>
        <Skeleton lines={8} />
      </Loading>
    )
  return (
    <>
      {give.status === 'available' && (
        <p className={styles.change}>
          <Button variant="secondary" size="small" icon="search" onClick={change}>
            {team ? 'Choose another team' : 'Give to a team'}
          </Button>
        </p>
      )}
      <Give key={give.key} give={give} isInModal onClose={close} />
    </>
  )
}

function useOffer(fundraiser: string, team: string | null) {
  const [give, setGive] = useState<GiveProps | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [attempt, retry] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const stop = new AbortController()
    setGive(null)
    setFailed(false)
    const query = new URLSearchParams({ fundraiser, ...(team && { teamPage: team }) })
    fetch(`/donations/new?${query}`, { headers: { accept: 'application/json' }, signal: stop.signal })
      .then(async (answer) => (answer.ok ? setGive((await answer.json()).give) : setFailed(true)))
      .catch(() => !stop.signal.aborted && setFailed(true))
    return () => stop.abort()
  }, [fundraiser, team, attempt])
  return { give, isFailed, retry: () => retry(attempt + 1) }
}
