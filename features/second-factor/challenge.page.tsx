import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { Or, Panel } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePasskey } from './use-passkey.tsx'

export type Props = {
  hasApp: boolean
  /** what the browser needs to show a passkey; null when none works at this domain */
  passkey: PublicKeyCredentialRequestOptionsJSON | null
}

/** The second step of signing in. */
export default function Challenge({ hasApp, passkey }: Props) {
  return (
    <Panel
      title="One more step"
      lead={hasApp ? 'Enter the code that your authenticator app shows now.' : 'Show your passkey.'}
      foot={
        <p>
          Not you? <Link href="/user/login">Start again</Link>
        </p>
      }
    >
      {passkey && <ShowPasskey options={passkey} isFirst={!hasApp} />}
      {passkey && hasApp && <Or />}
      {hasApp && <CodeForm label="Code of the app" isApp />}
      <Disclosure summary="Use a recovery code">
        <CodeForm label="Recovery code" />
      </Disclosure>
    </Panel>
  )
}

function ShowPasskey({
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
    <Form>
      {({ errors, busy }) => (
        <>
          <TextInput
            label={label}
            name="code"
            autoComplete={isApp ? 'one-time-code' : 'off'}
            inputMode={isApp ? 'numeric' : 'text'}
            maxLength={40}
            required
            error={errors.code}
          />
          <Button type="submit" wide busy={busy} variant={isApp ? 'primary' : 'secondary'}>
            Sign in
          </Button>
        </>
      )}
    </Form>
  )
}
