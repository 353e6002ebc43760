import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { AccountPage } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { TextInput } from '#ui/text-input.tsx'
import { usePasskey } from './use-passkey.tsx'

export type Props = { passkey: PublicKeyCredentialCreationOptionsJSON }

/** Making a passkey for this site. */
export default function PasskeyPage({ passkey }: Props) {
  const [name, setName] = useState('')
  const { busy, failure, show } = usePasskey(() => startRegistration({ optionsJSON: passkey }))
  const refused = usePage<{ errors?: { form?: string } }>().props.errors?.form
  const said = failure ?? refused
  function submit(event: FormEvent) {
    event.preventDefault()
    show({ name })
  }
  return (
    <AccountPage
      title="Add a passkey"
      lead="Your device asks for your fingerprint, your face or its PIN, and keeps a key for this site only."
    >
      <form onSubmit={submit}>
        <Stack>
          {said && <Alert tone="warning">{said}</Alert>}
          <TextInput
            label="A name for it"
            help="So that you know it again, such as: my phone."
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={60}
            short
          />
          <div>
            <Button type="submit" icon="key" busy={busy}>
              Make the passkey
            </Button>
          </div>
          <noscript>
            <p>A passkey needs JavaScript. Without it, set up an authenticator app.</p>
          </noscript>
        </Stack>
      </form>
    </AccountPage>
  )
}
