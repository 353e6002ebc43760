import { useState } from 'react'
import { Sentence } from '#features/audit/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Cluster, Container, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Head } from '#ui/nav.ts'
import { TimeText } from '#ui/text.tsx'
import styles from './card.module.css'
import { Dialogs } from './dialogs.tsx'
import { Facts } from './facts.tsx'
import type { Asked } from './perform.tsx'
import type { UserDetails } from './schema.ts'
import { Given, States, serviceWords } from './states.tsx'
import { UserMenu } from './user-menu.tsx'

export type Props = UserDetails

/** The user card (document 1, section 2): who it is, how the account stands, and what can be done. */
export default function UserCardPage(page: Props) {
  const { user, badges, trail } = page
  const [asked, setAsked] = useState<Asked | null>(null)
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Container narrow>
      <Head title={name} />
      <div className={styles.page}>
        <Stack gap="large">
          <Link href="/users/search">All people</Link>
          <header className={styles.head}>
            <Logo name={name} src={user.photo} size="large" />
            <div className={styles.who}>
              <h1>{name}</h1>
              {user.email && <p className={styles.line}>{user.email}</p>}
              {user.militaryRecords.length > 0 && (
                <p className={styles.line}>{serviceWords(user.militaryRecords)}</p>
              )}
              <Cluster>
                <Badge tone="brand">{user.type}</Badge>
                {user.isThemeOwner && <Badge tone="accent">Theme owner</Badge>}
                <States user={user} />
              </Cluster>
              <Given badges={user.badges} validated={user.DD214Validated} />
            </div>
          </header>
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
            <UserMenu
              user={user}
              ask={setAsked}
              label="More actions"
              without={['details', 'edit', 'switch']}
            />
          </Cluster>
          <Card>
            <Facts {...page} />
          </Card>
          <WithoutScript user={user} />
          {trail.length > 0 && <Trail trail={trail} userId={user.id} />}
        </Stack>
      </div>
      <Dialogs asked={asked} badges={badges} onClose={() => setAsked(null)} />
    </Container>
  )
}

/** What the menu does by script, as plain forms. */
function WithoutScript({ user }: Pick<Props, 'user'>) {
  if (useHydrated()) return null
  const forms = [
    { action: 'resetPassword', path: 'password-reset', label: 'Reset password' },
    { action: 'logout', path: 'logout', label: 'Log the user out' },
    { action: 'issueTicket', path: 'issue-ticket', label: 'Issue ticket' },
    { action: 'clearSuppressions', path: 'sendgrid-status/removal', label: 'Clear email suppressions' },
  ] as const
  return (
    <noscript>
      <Cluster>
        {forms
          .filter(({ action }) => user.actions.includes(action))
          .map(({ path, label }) => (
            <Form key={path} action={`/admin/users/${user.id}/${path}`}>
              {() => (
                <Button type="submit" variant="secondary">
                  {label}
                </Button>
              )}
            </Form>
          ))}
      </Cluster>
    </noscript>
  )
}

function Trail({ trail, userId }: Pick<Props, 'trail'> & { userId: string }) {
  return (
    <section aria-labelledby="trail">
      <h2 id="trail" className={styles.title}>
        What was done lately
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
      <Link href={`/admin/audit?subject=${userId}`}>Everything that was done to this account</Link>
    </section>
  )
}
