import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { TimeText } from '#ui/text.tsx'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'
import type { SessionRow } from './schema.ts'

export type Props = { sessions: SessionRow[] }

/** Where a person is signed in. */
export default function Sessions({ sessions }: Props) {
  return (
    <AccountPage
      title="Where you are signed in"
      lead="If you do not know one of these, sign it out and change your password."
    >
      <Card>
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <div>
                <p className={styles.title}>
                  {session.browser} {session.isThis && <Badge tone="success">This browser</Badge>}
                </p>
                <p className={styles.muted}>
                  {session.address && `${session.address} · `}
                  last used <TimeText date={session.lastSeenAt} />
                </p>
              </div>
              <Form action="/account/sessions/end">
                {({ busy }) => (
                  <Button
                    type="submit"
                    name="id"
                    value={session.id}
                    variant="secondary"
                    size="small"
                    busy={busy}
                    aria-label={`Sign out ${session.browser}`}
                  >
                    Sign out
                  </Button>
                )}
              </Form>
            </li>
          ))}
        </ul>
      </Card>
      <Form action="/account/sessions/end">
        {({ busy }) => (
          <Cluster>
            <Button type="submit" name="which" value="others" variant="secondary" busy={busy}>
              Sign out everywhere else
            </Button>
            <Button type="submit" name="which" value="all" variant="danger" busy={busy}>
              Sign out everywhere
            </Button>
          </Cluster>
        )}
      </Form>
    </AccountPage>
  )
}
