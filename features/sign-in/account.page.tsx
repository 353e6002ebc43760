import type { Factors } from '#features/second-factor/widgets.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Form } from '#ui/form.tsx'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { PhoneInput } from '#ui/phone-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './account.module.css'
import { AccountPage } from './account-page.tsx'

export type Props = {
  details: { firstName: string; lastName: string; phone: string }
  email: string
  hasPassword: boolean
  factors: Factors
  providers: { id: string; name: string; email: string | null }[]
}

/** The own account at a glance, and the way to each of its settings. */
export default function Account({ details, email, hasPassword, factors, providers }: Props) {
  const { viewer } = usePage<{ viewer: { id: string } }>().props
  return (
    <AccountPage title="Account settings" lead="Your name, how you sign in, and where you are signed in.">
      <section aria-labelledby="details">
        <Stack>
          <h2 id="details">Your details</h2>
          <Form>
            {({ errors, busy, typed }) => (
              <>
                <div className={styles.names}>
                  <TextInput
                    label="First name"
                    name="firstName"
                    autoComplete="given-name"
                    required
                    defaultValue={typed.firstName ?? details.firstName}
                    error={errors.firstName}
                  />
                  <TextInput
                    label="Last name"
                    name="lastName"
                    autoComplete="family-name"
                    required
                    defaultValue={typed.lastName ?? details.lastName}
                    error={errors.lastName}
                  />
                </div>
                <PhoneInput
                  label="Phone"
                  name="phone"
                  autoComplete="tel"
                  short
                  defaultValue={typed.phone ?? details.phone}
                  error={errors.phone}
                />
                <div>
                  <Button type="submit" busy={busy}>
                    Save
                  </Button>
                </div>
              </>
            )}
          </Form>
        </Stack>
      </section>
      <section aria-labelledby="ways-in">
        <Stack>
          <h2 id="ways-in">Signing in</h2>
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
                text="Every browser that is signed in to your account."
                href="/account/sessions"
                action="See"
              />
            </ul>
          </Card>
        </Stack>
      </section>
      <section aria-labelledby="kept">
        <Stack>
          <h2 id="kept">What is kept of you</h2>
          <Card>
            <ul className={styles.rows}>
              <Row
                title="Files"
                text="Your resume, your DD214 and everything else that you uploaded."
                href="/account/files"
                action="See"
              />
              <Row
                title="Privacy"
                text="Who finds you, and who reads your profile and resume."
                href={`/profile/${viewer.id}/edit/privacy`}
                action="Decide"
              />
            </ul>
          </Card>
        </Stack>
      </section>
      <section aria-labelledby="deletion">
        <Stack gap="small">
          <h2 id="deletion">Delete your account</h2>
          <p className={styles.muted}>
            Your profile, files, applications, saved jobs and searches, comments and newsletters go with it,
            for good.
          </p>
          <div>
            <ButtonLink href="/account/deletion" variant="secondary" icon="trash">
              Delete my account
            </ButtonLink>
          </div>
        </Stack>
      </section>
    </AccountPage>
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
  if (!any) return 'Off. With one, a stolen password alone opens nothing.'
  const keys = passkeys && `${passkeys} passkey${passkeys === 1 ? '' : 's'}`
  return `On: ${[app && 'authenticator app', keys].filter(Boolean).join(', ')}.`
}
