import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'
import { NewPasswordFields } from './new-password.tsx'
import type { Asked } from './schema.ts'

export type Props = { hasPassword: boolean; asked: Asked }

export default function Password({ hasPassword, asked }: Props) {
  return (
    <AccountPage
      title={hasPassword ? 'Change your password' : 'Choose a password'}
      lead="This signs you out on all other devices."
    >
      <Form>
        <CurrentPassword asked={asked} />
        <NewPasswordFields />
        <FormEnd cancel="/account">Save the new password</FormEnd>
      </Form>
    </AccountPage>
  )
}
