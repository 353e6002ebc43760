import { Confirm } from '#ui/confirm.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './badge-actions.module.css'
import { ChangeBadge } from './badge-form.tsx'
import type { BadgeRow } from './schema.ts'

/** What can be done with a badge. */
export function BadgeActions({ badge }: { badge: BadgeRow }) {
  if (!badge.mayChange) return <>Changed by administrators</>
  return (
    <div className={styles.actions}>
      <Disclosure
        summary={
          <>
            Change <VisuallyHidden>{badge.name}</VisuallyHidden>
          </>
        }
      >
        <div className={styles.forms}>
          <ChangeBadge badge={badge} />
          <div className={styles.delete}>
            <Confirm
              action={`/admin/badges/${badge.id}/delete`}
              label="Delete this badge"
              icon="trash"
              size="small"
              title={`Delete the badge “${badge.name}”?`}
            >
              <p>{whoLosesIt(badge.holders)}</p>
            </Confirm>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}

function whoLosesIt(holders: number): string {
  if (holders === 0) return 'No one has this badge.'
  return holders === 1 ? 'One person loses it.' : `${holders} people lose it.`
}
