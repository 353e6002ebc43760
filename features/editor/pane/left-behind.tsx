import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { DateText } from '#ui/text.tsx'

/** Changes that were never saved: a crash, a closed tab. */
export function LeftBehind({ at, onAnswer }: { at: number; onAnswer: (isWanted: boolean) => void }) {
  return (
    <Alert
      tone="info"
      title="There are changes that were never saved"
      actions={
        <Cluster>
          <Button size="small" onClick={() => onAnswer(true)}>
            Bring them back
          </Button>
          <Button size="small" variant="secondary" onClick={() => onAnswer(false)}>
            Put them aside
          </Button>
        </Cluster>
      }
    >
      You made them <DateText date={new Date(at).toISOString()} />.
    </Alert>
  )
}
