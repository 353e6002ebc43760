import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { usePasskey } from '#features/second-factor/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { PasswordInput } from '#ui/password-input.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Panel } from './panel.tsx'

export type Props = {
  hasPassword: boolean
  hasApp: boolean
  /** what the browser needs to use a passkey; null when none works on this domain */
  passkey: PublicKeyCredentialRequestOptionsJSON | null
  providers: { id: string; name: string }[]
  redirectTo: string
}

/** Asks again who it is, before something that an open session alone must not change. */
export default function Prove({ hasPassword, hasApp, passkey, providers, redirectTo }: Props) {
  const refused = usePage<{ errors?: { form?: string } }>().props.errors?.form
  const hasAny = hasPassword || hasApp || passkey || providers.length > 0
  return (
    <Panel
      title="Is it still you?"
      lead="Before you change how you sign in, or delete your account, prove that it is you. Nothing you typed is lost."
      foot={
        <p>
          <Link href="/account">Back to your account settings</Link>
        </p>
      }
    >
      {refused && <Alert tone="info">{refused}</Alert>}
      {hasPassword && (
        <Form name="password">
          <PasswordInput label="Current password" name="current" autoComplete="current-password" required />
          <SubmitButton wide>Continue with your password</SubmitButton>
        </Form>
      )}
      {hasApp && (
        <Form name="app">
          <TextInput
            label="Verification code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            required
          />
          <SubmitButton wide variant="secondary">
            Continue with your app
          </SubmitButton>
        </Form>
      )}
      {passkey && <UsePasskey options={passkey} />}
      {providers.map(({ id, name }) => (
        <ButtonLink
          key={id}
          variant="secondary"
          href={`/account/single-sign-on/${id}/prove?redirectTo=${encodeURIComponent(redirectTo)}`}
          data-reload
        >
          Continue with {name}
        </ButtonLink>
      ))}
      {!hasAny && (
        <Alert tone="warning">
          Your account has no password yet. Choose one with <Link href="/forgot">a link by email</Link>, then
          come back.
        </Alert>
      )}
    </Panel>
  )
}

function UsePasskey({ options }: { options: PublicKeyCredentialRequestOptionsJSON }) {
  const { busy, failure, show } = usePasskey(() => startAuthentication({ optionsJSON: options }))
  return (
    <>
      {failure && <Alert tone="warning">{failure}</Alert>}
      <Button icon="key" wide variant="secondary" busy={busy} onClick={() => show()}>
        Continue with your passkey
      </Button>
      <noscript>
        <p>A passkey needs JavaScript. Without it, use another way.</p>
      </noscript>
    </>
  )
}
