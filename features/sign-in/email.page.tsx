import { AccountPage } from '#features/navigation/widgets.ts'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { RequiredProof } from './schema.ts'

export type Props = { email: string; requiredProof: RequiredProof }

export default function Email({ email, requiredProof }: Props) {
  return (
    <AccountPage
      title="Change your email address"
      lead={
        <>
          Your address is <strong>{email}</strong>. It stays the same until you open the link we send to the
          new one.
        </>
      }
    >
      <Form>
        <TextInput label="New email address" name="email" type="email" autoComplete="email" required />
        <CurrentPassword required={requiredProof} />
        <FormEnd cancel="/account">Send the link</FormEnd>
      </Form>
    </AccountPage>
  )
}
