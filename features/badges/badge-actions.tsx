import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './badge-actions.module.css'
import { ChangeBadge } from './badge-form.tsx'
import type { BadgeRow } from './schema.ts'

/** What can be done with a badge. Deleting stands behind what unfolds, and says whom it concerns. */
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
          <Form action={`/admin/badges/${badge.id}/removal`} className={styles.delete}>
            {({ busy }) => (
              <>
                <p>{concerned(badge.holders)}</p>
                <div>
                  <Button type="submit" variant="danger" size="small" icon="trash" busy={busy}>
                    Delete this badge
                  </Button>
                </div>
              </>
            )}
          </Form>
        </div>
      </Disclosure>
    </div>
  )
}

function concerned(holders: number): string {
  if (holders === 0) return 'Nobody has it.'
  return holders === 1 ? 'One person loses it.' : `${holders} people lose it.`
}
