import { useState } from 'react'
import { Sentence } from '#features/audit/widgets.ts'
import { ConnectionButtons } from '#features/connections/widgets.ts'
import { userMessages } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Logo } from '#ui/logo.tsx'
import { Page } from '#ui/page.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './card.module.css'
import { DeletionWarning, Dialogs, deleteAddress } from './dialogs.tsx'
import { Facts } from './facts.tsx'
import { hatsBeside } from './model/hats.ts'
import type { PendingAction } from './perform.tsx'
import type { UserDetails } from './schema.ts'
import { Given, States, serviceWords } from './states.tsx'
import { UserMenu } from './user-menu.tsx'

export type Props = UserDetails

/** The user card (document 1, section 2): the person, the state of the account, and its actions. */
export default function UserCardPage(page: Props) {
  const { user, badges, trail } = page
  const [pending, setPending] = useState<PendingAction | null>(null)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Page title={name} above={<Link href="/users/search">All people</Link>} narrow>
      <div className={styles.head}>
        <Logo name={name} src={user.photo} size="large" />
        <div className={styles.who}>
          {user.email && <p className={styles.line}>{user.email}</p>}
          {user.militaryRecords.length > 0 && (
            <p className={styles.line}>{serviceWords(user.militaryRecords)}</p>
          )}
          <Cluster>
            <Badge tone="brand">{user.type}</Badge>
            {hatsBeside(user).map((hat) => (
              <Badge key={hat} tone="accent">
                {hat}
              </Badge>
            ))}
            <States user={user} />
          </Cluster>
          <Given badges={user.badges} validated={user.DD214Validated} />
        </div>
      </div>
      <Cluster>
        {user.actions.includes('edit') && (
          <ButtonLink href={`/admin/users/${user.id}/edit`} icon="edit">
            Edit
          </ButtonLink>
        )}
        {user.actions.includes('switch') && (
          <ButtonLink href={`/admin/account-switch/${user.id}`} variant="secondary" icon="switch">
            Switch account
          </ButtonLink>
        )}
        <UserMenu user={user} ask={setPending} label="More actions" without={['details', 'edit', 'switch']} />
      </Cluster>
      <ConnectionButtons standing={user.standing} resume={user.resume?.url} />
      <Card>
        <Facts {...page} />
      </Card>
      <WithoutScript user={user} />
      {trail.length > 0 && <Trail trail={trail} userId={user.id} />}
      <Dialogs pending={pending} badges={badges} onClose={() => setPending(null)} />
    </Page>
  )
}

/** The menu's actions as plain forms. */
function WithoutScript({ user }: Pick<Props, 'user'>) {
  if (useHydrated()) return null
  const forms = [
    { action: 'resetPassword', path: 'password-reset', label: 'Reset password' },
    { action: 'logout', path: 'logout', label: 'Log the user out' },
    { action: 'issueTicket', path: 'issue-ticket', label: 'Issue ticket' },
    { action: 'clearSuppressions', path: 'sendgrid-status/delete', label: 'Clear email suppressions' },
  ] as const
  return (
    <noscript>
      <Cluster>
        {forms
          .filter(({ action }) => user.actions.includes(action))
          .map(({ path, label }) => (
            <Form key={path} action={`/admin/users/${user.id}/${path}`}>
              <SubmitButton variant="secondary">{label}</SubmitButton>
            </Form>
          ))}
        {user.actions.includes('delete') && (
          <Confirm action={deleteAddress(user)} label="Delete user" title={userMessages.confirmDelete}>
            <DeletionWarning users={[user]} />
          </Confirm>
        )}
      </Cluster>
    </noscript>
  )
}

function Trail({ trail, userId }: Pick<Props, 'trail'> & { userId: string }) {
  return (
    <section aria-labelledby="trail">
      <h2 id="trail" className={styles.title}>
        Recent activity
      </h2>
      <ol className={styles.trail}>
        {trail.map((entry) => (
          <li key={entry.id}>
            <Sentence of={entry} />
            <span className={styles.line}>
              <TimeText date={entry.at} />
            </span>
          </li>
        ))}
      </ol>
      <Link href={`/admin/audit?subject=${userId}`}>All activity of this account</Link>
    </section>
  )
}
