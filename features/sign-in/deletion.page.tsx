import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'

export type Props = { hasPassword: boolean }

export default function Deletion({ hasPassword }: Props) {
  return (
    <AccountPage title="Delete your account">
      <Alert tone="warning" title="This can not be undone">
        Your profile, your DD214 and resume, applications, saved jobs and searches, comments and newsletters
        are deleted at once.
      </Alert>
      <Form>
        {({ errors, busy, typed }) => (
          <>
            <CurrentPassword hasPassword={hasPassword} error={errors.current} />
            <TextInput
              label={'Type "delete" to confirm'}
              name="confirm"
              autoComplete="off"
              required
              short
              defaultValue={typed.confirm}
              error={errors.confirm}
            />
            <Cluster>
              <Button type="submit" variant="danger" busy={busy}>
                Delete my account
              </Button>
              <ButtonLink href="/account" variant="quiet">
                Keep it
              </ButtonLink>
            </Cluster>
          </>
        )}
      </Form>
    </AccountPage>
  )
}
