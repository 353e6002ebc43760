import { useEffect, useRef } from 'react'
import { KeptMailNote } from '#features/mail/widgets.ts'
import { Panel } from '#features/sign-in/widgets.ts'
import { signInMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { forgetTyped } from '#ui/kept.ts'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { completed } from './going-back.tsx'

export type Props = {
  /** of a link that is good */
  token: string | null
  /** the link is opened elsewhere than where the sign-up was made */
  asksPassword: boolean
  /** the link is used or too old */
  isDead: boolean
  /** where the mail went */
  email: string | null
}

export default function Activate(page: Props) {
  useEffect(() => {
    forgetTyped('sign-up-1')
    forgetTyped('sign-up-2')
    sessionStorage.setItem(completed, 'yes')
  }, [])
  return page.token ? <Activation {...page} token={page.token} /> : <Waiting {...page} />
}

/** The link of the mail: a button, which script presses where no password is asked. */
function Activation({ token, asksPassword, email }: Props & { token: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!asksPassword) button.current?.form?.requestSubmit(button.current)
  }, [asksPassword])
  return (
    <Panel
      title="Activate your account"
      lead={
        asksPassword ? (
          <>
            Enter the password that you chose when you signed up as <strong>{email}</strong>.
          </>
        ) : (
          <>
            One click, and your account for <strong>{email}</strong> is ready.
          </>
        )
      }
      foot={
        asksPassword && (
          <p>
            You do not know it?{' '}
            <Link href={`/forgot?e=${encodeURIComponent(email ?? '')}`}>Choose another</Link>
          </p>
        )
      }
    >
      <Form action="/user/activate">
        {({ errors, busy }) => (
          <>
            <input type="hidden" name="token" value={token} />
            {asksPassword && (
              <PasswordInput
                label="Password"
                name="password"
                autoComplete="current-password"
                required
                error={errors.password}
              />
            )}
            <Button ref={button} type="submit" wide busy={busy}>
              Activate my account
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}

/** Where the mail went, and the mail once more. */
function Waiting({ isDead, email }: Props) {
  return (
    <Panel
      title={isDead ? 'This link is no longer good' : 'Check your mail'}
      lead={
        isDead
          ? signInMessages.linkDead
          : 'We have sent you a link. Open it, and your account is ready. The link is good for 24 hours.'
      }
      foot={
        <Stack gap="small">
          <p>
            Activated already? <Link href="/user/login">Sign in</Link>
          </p>
          {!isDead && email && (
            <p>
              Not your address? <Link href="/auth/signup">Sign up with another</Link>
            </p>
          )}
        </Stack>
      }
    >
      <KeptMailNote />
      {!isDead && email && (
        <Alert tone="info">
          The mail went to <strong>{email}</strong>. It may take a minute; look into the spam folder too.
        </Alert>
      )}
      <Form action="/user/activation-mail">
        {({ errors, busy, typed }) => (
          <>
            <TextInput
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={typed.email ?? email ?? ''}
              error={errors.email}
            />
            <Button type="submit" wide variant="secondary" icon="mail" busy={busy}>
              Send the mail again
            </Button>
          </>
        )}
      </Form>
    </Panel>
  )
}
