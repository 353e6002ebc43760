import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { AccountPage } from '#features/navigation/widgets.ts'
import { CurrentPassword, type RequiredProof } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { FormContext, type FormErrors } from '#ui/form-context.ts'
import { Stack } from '#ui/layout.tsx'
import { usePage } from '#ui/nav.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { usePasskey } from './use-passkey.tsx'

export type Props = { passkey: PublicKeyCredentialCreationOptionsJSON; requiredProof: RequiredProof }

/** Creating a passkey for this site. */
export default function PasskeyPage({ passkey, requiredProof }: Props) {
  const [name, setName] = useState('')
  const { busy, failure, show } = usePasskey(() => startRegistration({ optionsJSON: passkey }))
  const errors = usePage<{ errors?: FormErrors }>().props.errors
  const message = failure ?? errors?.form
  const state = { errors: errors ?? {}, busy, typed: {}, chosen: {}, values: {} }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show({ name, current: String(new FormData(event.currentTarget).get('current') ?? '') })
  }
  return (
    <AccountPage
      title="Add a passkey"
      lead="Your device asks for your fingerprint, face or PIN, and stores a key for this site only."
    >
      <form onSubmit={submit}>
        <FormContext value={state}>
          <Stack>
            {message && <Alert tone="warning">{message}</Alert>}
            <TextInput
              label="Name"
              help="So that you recognize it, such as: my phone."
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={60}
              short
            />
            <CurrentPassword required={requiredProof} />
            <div>
              <SubmitButton icon="key">Create the passkey</SubmitButton>
            </div>
            <noscript>
              <p>A passkey needs JavaScript. Without it, set up an authenticator app.</p>
            </noscript>
          </Stack>
        </FormContext>
      </form>
    </AccountPage>
  )
}
