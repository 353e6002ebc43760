import { AccountPage } from '#features/navigation/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { CurrentPassword } from './current-password.tsx'
import type { RequiredProof } from './schema.ts'

export type Props = { requiredProof: RequiredProof }

export default function DeleteAccount({ requiredProof }: Props) {
  return (
    <AccountPage title="Delete your account">
      <Alert tone="warning" title="This cannot be undone">
        Your profile, your DD214 and resume, applications, saved jobs and searches, comments and newsletters
        are deleted immediately.
      </Alert>
      <Form>
        <CurrentPassword required={requiredProof} />
        <TextInput label={'Type "delete" to confirm'} name="confirm" autoComplete="off" required short />
        <FormEnd cancel="/account" variant="danger">
          Delete my account
        </FormEnd>
      </Form>
    </AccountPage>
  )
}
