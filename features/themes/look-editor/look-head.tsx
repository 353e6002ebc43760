import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { ClockTime } from '#ui/local-time.tsx'
import styles from './look-head.module.css'
import { PublishDraft } from './publish-draft.tsx'
import type { LookPlan } from './schema.ts'
import type { LookDraft } from './use-look-draft.tsx'

type Props = {
  url: string
  name: string
  draft: LookDraft
  /** how many settings differ from what is live */
  changes: number
  onCompare: () => void
  plan: LookPlan | null
  timeZone: string
}

const counted = (number: number) => `${number} ${number === 1 ? 'change' : 'changes'}`

/** What is live and what is draft, undo and redo, and the one thing that all of it is for. */
export function LookHead({ url, name, draft, changes, onCompare, plan, timeZone }: Props) {
  const hydrated = useHydrated()
  const { version, saved, isSaved } = draft
  const isRefused = Object.keys(draft.errors).length > 0
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>
          {name} {changes > 0 && <Badge tone="warning">{`Draft, ${counted(changes)}`}</Badge>}
        </h1>
        <p className={styles.lead} aria-live="polite">
          {version
            ? `Version ${version.number} of the look is live.`
            : 'You haven’t published any changes yet.'}{' '}
          {!isSaved && (isRefused ? 'What is marked below is not saved.' : 'Saving …')}
          {isSaved && saved && (
            <>
              Draft saved <ClockTime date={saved.at} />
              {saved.by && ` by ${saved.by}`}.
            </>
          )}
          {isSaved && !saved && 'No unpublished changes.'}
        </p>
      </div>
      <div className={styles.actions}>
        {hydrated && (
          <div className={styles.steps}>
            <IconButton
              icon="undo"
              label={draft.undoes ? `Undo: ${draft.undoes}` : 'Nothing to undo'}
              disabled={!draft.undoes}
              onClick={draft.undo}
            />
            <IconButton
              icon="redo"
              label={draft.redoes ? `Redo: ${draft.redoes}` : 'Nothing to redo'}
              disabled={!draft.redoes}
              onClick={draft.redo}
            />
            {changes > 0 && (
              <Button variant="secondary" onClick={onCompare}>
                Compare
              </Button>
            )}
          </div>
        )}
        {changes > 0 && isSaved && saved && (
          <PublishDraft
            {...{ url, changes, plan, timeZone, savedAt: saved.at }}
            label={`Publish ${counted(changes)}`}
          />
        )}
      </div>
    </div>
  )
}
