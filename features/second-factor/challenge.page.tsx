import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { Or, Panel } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePasskey } from './use-passkey.tsx'

export type Props = {
  hasApp: boolean
  /** what the browser needs to use a passkey; null when none works on this domain */
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

/** The second step of signing in. */
export default function Challenge({ hasApp, passkey }: Props) {
  return (
    <Panel
      title="One more step"
      lead={hasApp ? 'Enter the code from your authenticator app.' : 'Use your passkey.'}
      foot={
        <p>
          Not you? <Link href="/user/login">Start over</Link>
        </p>
      }
    >
      {passkey && <UsePasskey options={passkey} isFirst={!hasApp} />}
      {passkey && hasApp && <Or />}
      {hasApp && <CodeForm label="Verification code" isApp />}
      <Disclosure summary="Use a recovery code">
        <CodeForm label="Recovery code" />
      </Disclosure>
    </Panel>
  )
}

function UsePasskey({
  options,
  isFirst,
}: {
  options: PublicKeyCredentialRequestOptionsJSON
  isFirst: boolean
}) {
  const { busy, failure, show } = usePasskey(() => startAuthentication({ optionsJSON: options }))
  return (
    <>
      {failure && <Alert tone="warning">{failure}</Alert>}
      <Button icon="key" wide variant={isFirst ? 'primary' : 'secondary'} busy={busy} onClick={() => show()}>
        Use your passkey
      </Button>
      <noscript>
        <p>A passkey needs JavaScript. Without it, use a code.</p>
      </noscript>
    </>
  )
}

function CodeForm({ label, isApp }: { label: string; isApp?: boolean }) {
  return (
    <Form name={isApp ? 'app' : 'recovery'}>
      <TextInput
        label={label}
        name="code"
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        maxLength={40}
        required
      />
      <SubmitButton wide variant={isApp ? 'primary' : 'secondary'}>
        Sign in
      </SubmitButton>
    </Form>
  )
}
