import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { ClockTime } from '#ui/local-time.tsx'
import styles from './look-head.module.css'
import type { LookDraft } from './use-look-draft.tsx'

type Props = {
  url: string
  name: string
  draft: LookDraft
  /** how many settings differ from what is live */
  changes: number
}

const counted = (number: number) => `${number} ${number === 1 ? 'change' : 'changes'}`

/** What is live and what is draft, undo and redo, and the one thing that all of it is for. */
export function LookHead({ url, name, draft, changes }: Props) {
  const hydrated = useHydrated()
  const { version, saved, isSaved } = draft
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>
          {name} {changes > 0 && <Badge tone="warning">{`Draft, ${counted(changes)}`}</Badge>}
        </h1>
        <p className={styles.lead} aria-live="polite">
          {version
            ? `Version ${version.number} of the look is live.`
            : 'The look was not published from here yet.'}{' '}
          {!isSaved && 'Saving …'}
          {isSaved && saved && (
            <>
              Draft saved <ClockTime date={saved.at} />
              {saved.by && ` by ${saved.by}`}.
            </>
          )}
          {isSaved && !saved && 'Live and draft are the same.'}
        </p>
      </div>
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
        </div>
      )}
      {changes > 0 && isSaved && saved && (
        <Confirm
          variant="primary"
          label={`Publish ${counted(changes)}`}
          title={`Publish ${counted(changes)}?`}
          verb="Publish"
          tone="primary"
          action={`${url}/publish?unmodifiedSince=${saved.at}`}
        >
          <p>
            Visitors see {changes === 1 ? 'it' : 'them'} at once. The look of today stays as a version and can
            be brought back.
          </p>
        </Confirm>
      )}
    </div>
  )
}
