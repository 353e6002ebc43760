import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'
import { NewPasswordFields } from './new-password.tsx'

export type Props = { hasPassword: boolean }

export default function Password({ hasPassword }: Props) {
  return (
    <AccountPage
      title={hasPassword ? 'Change your password' : 'Choose a password'}
      lead="This signs you out on all other devices."
    >
      <Form>
        <CurrentPassword hasPassword={hasPassword} />
        <NewPasswordFields />
        <FormEnd cancel="/account">Save the new password</FormEnd>
      </Form>
    </AccountPage>
  )
}
