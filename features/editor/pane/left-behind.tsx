import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Cluster } from '#ui/layout.tsx'
import type { Left } from '../journal/journal.ts'
import { Moment } from './moment.tsx'

type Props = { left: readonly Left[]; onAnswer: (entry: Left, isWanted: boolean) => void }

/** Changes that were never saved: a crash, a closed tab. */
export const LeftBehind = ({ left, onAnswer }: Props) =>
  left.map((entry) => (
    <Offer key={entry.id} at={entry.at} onAnswer={(isWanted) => onAnswer(entry, isWanted)} />
  ))

function Offer({ at, onAnswer }: { at: number; onAnswer: (isWanted: boolean) => void }) {
  return (
    <Alert
      tone="info"
      title="You have unsaved changes"
      actions={
        <Cluster>
          <Button size="small" onClick={() => onAnswer(true)}>
            Restore them
          </Button>
          <Button size="small" variant="secondary" onClick={() => onAnswer(false)}>
            Discard them
          </Button>
        </Cluster>
      }
    >
      The last of them is of <Moment at={at} />.
    </Alert>
  )
}
