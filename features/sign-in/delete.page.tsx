import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { Asked } from './schema.ts'

export type Props = { asked: Asked }

export default function DeleteAccount({ asked }: Props) {
  return (
    <AccountPage title="Delete your account">
      <Alert tone="warning" title="This cannot be undone">
        Your profile, your DD214 and resume, applications, saved jobs and searches, comments and newsletters
        are deleted immediately.
      </Alert>
      <Form>
        <CurrentPassword asked={asked} />
        <TextInput label={'Type "delete" to confirm'} name="confirm" autoComplete="off" required short />
        <FormEnd cancel="/account" variant="danger">
          Delete my account
        </FormEnd>
      </Form>
    </AccountPage>
  )
}
