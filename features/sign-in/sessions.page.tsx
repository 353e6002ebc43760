import { AccountPage } from '#features/navigation/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './account.module.css'
import type { SessionRow } from './schema.ts'

export type Props = {
  sessions: SessionRow[]
  /** what staff did in this account, newest first */
  staff: { id: string; at: string; text: string }[]
}

/** Where a person is signed in. */
export default function Sessions({ sessions, staff }: Props) {
  return (
    <AccountPage
      title="Where you are signed in"
      lead="If you don’t recognize one of these, sign it out and change your password."
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
                <SubmitButton
                  name="id"
                  value={session.id}
                  variant="secondary"
                  size="small"
                  aria-label={`Sign out ${session.browser}`}
                >
                  Sign out
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      </Card>
      <Form action="/account/sessions/end">
        <Cluster>
          <SubmitButton name="which" value="others" variant="secondary">
            Sign out everywhere else
          </SubmitButton>
          <SubmitButton name="which" value="all" variant="danger">
            Sign out everywhere
          </SubmitButton>
        </Cluster>
      </Form>
      {staff.length > 0 && <StaffActivity staff={staff} />}
    </AccountPage>
  )
}

/** Site staff may act in an account; its owner sees what they did. */
function StaffActivity({ staff }: Pick<Props, 'staff'>) {
  return (
    <section aria-labelledby="staff">
      <h2 id="staff">What staff did in your account</h2>
      <Card>
        <ul className={styles.rows}>
          {staff.map(({ id, at, text }) => (
            <li key={id} className={styles.row}>
              <div>
                <p className={styles.title}>{text}</p>
                <p className={styles.muted}>
                  <TimeText date={at} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
