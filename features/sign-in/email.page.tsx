import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { Asked } from './schema.ts'

export type Props = { email: string; asked: Asked }

export default function Email({ email, asked }: Props) {
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
        <CurrentPassword asked={asked} />
        <FormEnd cancel="/account">Send the link</FormEnd>
      </Form>
    </AccountPage>
  )
}
