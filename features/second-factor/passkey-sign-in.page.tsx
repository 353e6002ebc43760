import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { Panel } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { usePasskey } from './use-passkey.tsx'

export type Props = { passkey: PublicKeyCredentialRequestOptionsJSON; redirectTo: string | null }

/** Signing in with only a passkey. */
export default function PasskeySignIn({ passkey, redirectTo }: Props) {
  const { busy, failure, show } = usePasskey(() => startAuthentication({ optionsJSON: passkey }))
  const refused = usePage<{ errors?: { form?: string } }>().props.errors?.form
  const message = failure ?? refused
  const onward = redirectTo ? `?redirectTo=${encodeURIComponent(redirectTo)}` : ''
  return (
    <Panel
      title="Sign in with a passkey"
      lead="Your device asks for your fingerprint, face or PIN. No password needed."
      foot={
        <p>
          No passkey? <Link href={`/user/login${onward}`}>Sign in with your password</Link>
        </p>
      }
    >
      {message && <Alert tone="warning">{message}</Alert>}
      <Button icon="key" wide busy={busy} onClick={() => show()}>
        Use your passkey
      </Button>
      <noscript>
        <p>A passkey needs JavaScript. Without it, sign in with your password.</p>
      </noscript>
    </Panel>
  )
}
