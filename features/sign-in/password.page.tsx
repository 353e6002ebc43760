import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'
import { NewPasswordFields } from './new-password.tsx'

export type Props = { hasPassword: boolean }

export default function Password({ hasPassword }: Props) {
  return (
    <AccountPage
      title={hasPassword ? 'Change your password' : 'Choose a password'}
      lead="Everybody else who is signed in to your account is signed out."
    >
      <Form>
        {({ errors, busy }) => (
          <>
            <CurrentPassword hasPassword={hasPassword} error={errors.current} />
            <NewPasswordFields errors={errors} />
            <div>
              <Button type="submit" busy={busy}>
                Save the new password
              </Button>
            </div>
          </>
        )}
      </Form>
    </AccountPage>
  )
}
