import { useEffect, useRef } from 'react'
import { KeptMailNote } from '#features/mail/widgets.ts'
import { Panel } from '#features/sign-in/widgets.ts'
import { signInMessages } from '#spec/messages.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { forgetTyped } from '#ui/form-storage.ts'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { completed } from './going-back.tsx'

export type Props = {
  /** of a valid link */
  token: string | null
  /** the link was opened in another browser than the sign-up */
  asksPassword: boolean
  /** the link was used already or has expired */
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
            Forgot it? <Link href={`/forgot?e=${encodeURIComponent(email ?? '')}`}>Choose another</Link>
          </p>
        )
      }
    >
      <Form action="/user/activate">
        <input type="hidden" name="token" value={token} />
        {asksPassword && (
          <PasswordInput label="Password" name="password" autoComplete="current-password" required />
        )}
        <SubmitButton ref={button} wide>
          Activate my account
        </SubmitButton>
      </Form>
    </Panel>
  )
}

/** Where the mail went, and the mail once more. */
function Waiting({ isDead, email }: Props) {
  return (
    <Panel
      title={isDead ? 'This link has expired' : 'Check your email'}
      lead={
        isDead
          ? signInMessages.linkDead
          : 'We sent you a link. Open it to activate your account. The link expires in 24 hours.'
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
          The email went to <strong>{email}</strong>. It may take a minute; check your spam folder too.
        </Alert>
      )}
      <Form action="/user/activation-mail" values={{ email: email ?? '' }}>
        <TextInput label="Email address" name="email" type="email" autoComplete="email" required />
        <SubmitButton wide variant="secondary" icon="mail">
          Send the email again
        </SubmitButton>
      </Form>
    </Panel>
  )
}
