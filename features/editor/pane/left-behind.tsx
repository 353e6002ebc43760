import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import { DateText } from '#ui/text.tsx'
import { bringBack, type Journal } from '../state/keeping.ts'
import { useStore } from '../state/use-editor.ts'

type Kept = NonNullable<Awaited<ReturnType<Journal['read']>>>
type Props = { journal: Journal; left: Kept; onDone: () => void }

/** Changes that were never saved: a crash, a closed tab. */
export function LeftBehind({ journal, left, onDone }: Props) {
  const store = useStore()
  return (
    <Alert
      tone="info"
      title="There are changes that were never saved"
      actions={
        <Cluster>
          <Button
            size="small"
            onClick={() => {
              bringBack(store, left.document)
              onDone()
            }}
          >
            Bring them back
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              void journal.discard()
              onDone()
            }}
          >
            Put them aside
          </Button>
        </Cluster>
      }
    >
      You made them <DateText date={new Date(left.at).toISOString()} />.
    </Alert>
  )
}
