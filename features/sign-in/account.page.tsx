import { AccountPage } from '#features/navigation/widgets.ts'
import type { Factors } from '#features/second-factor/widgets.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { PhoneInput } from '#ui/phone-input.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './account.module.css'

export type Props = {
  details: { firstName: string; lastName: string; phone: string }
  email: string
  hasPassword: boolean
  factors: Factors
  providers: { id: string; name: string; email: string | null }[]
}

/** The account at a glance, with links to each of its settings. */
export default function Account({ details, email, hasPassword, factors, providers }: Props) {
  const { viewer } = usePage<{ viewer: { id: string; switchedBy: string | null } }>().props
  // Passwords, sessions and deletion are for the person alone (spec/access.ts, account.secure).
  const isOwn = viewer.switchedBy === null
  return (
    <AccountPage title="Account settings" lead="Your name, how you sign in, and where you are signed in.">
      <section aria-labelledby="details">
        <Stack>
          <h2 id="details">Your details</h2>
          <Form values={details}>
            <div className={styles.names}>
              <TextInput label="First name" name="firstName" autoComplete="given-name" required />
              <TextInput label="Last name" name="lastName" autoComplete="family-name" required />
            </div>
            <PhoneInput label="Phone" name="phone" autoComplete="tel" short />
            <div>
              <SubmitButton />
            </div>
          </Form>
        </Stack>
      </section>
      {isOwn && (
        <Credentials email={email} hasPassword={hasPassword} factors={factors} providers={providers} />
      )}
      <section aria-labelledby="data">
        <Stack>
          <h2 id="data">Your data</h2>
          <Card>
            <ul className={styles.rows}>
              <Row
                title="Files"
                text="Your resume, your DD214 and everything else you uploaded."
                href="/account/files"
                action="View"
              />
              <Row
                title="Privacy"
                text="Who can find you and read your profile and resume."
                href={`/profile/${viewer.id}/edit/privacy`}
                action="Manage"
              />
              {isOwn && (
                <Row
                  title="A copy of your data"
                  text="Everything that is stored about you, as pages to read and files for programs."
                  href="/account/data"
                  action="Request"
                />
              )}
            </ul>
          </Card>
        </Stack>
      </section>
      {isOwn && <Deletion />}
    </AccountPage>
  )
}

function Credentials({ email, hasPassword, factors, providers }: Omit<Props, 'details'>) {
  return (
    <section aria-labelledby="credentials">
      <Stack>
        <h2 id="credentials">Signing in</h2>
        <Card>
          <ul className={styles.rows}>
            <Row title="Email address" text={email} href="/account/email" action="Change" />
            <Row
              title="Password"
              text={hasPassword ? 'You have a password.' : 'You sign in without a password.'}
              href="/account/password"
              action={hasPassword ? 'Change' : 'Choose one'}
            />
            <Row
              title="Second factor"
              text={factorWords(factors)}
              href="/account/second-factor"
              action={factors.any ? 'Manage' : 'Set up'}
            />
            {providers.map((provider) => (
              <Row
                key={provider.id}
                title={provider.name}
                text={provider.email ? `Linked: ${provider.email}` : 'Not linked.'}
                href={`/account/single-sign-on/${provider.id}`}
                action={provider.email ? 'Manage' : 'Link'}
              />
            ))}
            <Row
              title="Where you are signed in"
              text="Every browser signed in to your account."
              href="/account/sessions"
              action="View"
            />
          </ul>
        </Card>
      </Stack>
    </section>
  )
}

function Deletion() {
  return (
    <section aria-labelledby="delete">
      <Stack gap="small">
        <h2 id="delete">Delete your account</h2>
        <p className={styles.muted}>
          This permanently deletes your profile, files, applications, saved jobs and searches, comments and
          newsletters.
        </p>
        <div>
          <ButtonLink href="/account/delete" variant="secondary" icon="trash">
            Delete my account
          </ButtonLink>
        </div>
      </Stack>
    </section>
  )
}

type RowProps = { title: string; text: string; href: string; action: string }

function Row({ title, text, href, action }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.muted}>{text}</p>
      </div>
      <ButtonLink href={href} variant="secondary" size="small" aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </li>
  )
}

function factorWords({ app, passkeys, any }: Factors): string {
  if (!any) return 'Off. Protects your account if your password is stolen.'
  const keys = passkeys && `${passkeys} passkey${passkeys === 1 ? '' : 's'}`
  return `On: ${[app && 'authenticator app', keys].filter(Boolean).join(', ')}.`
}
