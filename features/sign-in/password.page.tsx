import { AccountPage } from '#features/navigation/widgets.ts'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { CurrentPassword } from './current-password.tsx'
import { NewPasswordFields } from './new-password.tsx'
import type { RequiredProof } from './schema.ts'

export type Props = { hasPassword: boolean; requiredProof: RequiredProof }

export default function Password({ hasPassword, requiredProof }: Props) {
  return (
    <AccountPage
      title={hasPassword ? 'Change your password' : 'Choose a password'}
      lead="This signs you out on all other devices."
    >
      <Form>
        <CurrentPassword required={requiredProof} />
        <NewPasswordFields />
        <FormEnd cancel="/account">Save the new password</FormEnd>
      </Form>
    </AccountPage>
  )
}
