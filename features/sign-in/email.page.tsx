import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AccountPage } from './account-page.tsx'
import { CurrentPassword } from './current-password.tsx'

export type Props = { email: string; hasPassword: boolean }

export default function Email({ email, hasPassword }: Props) {
  return (
    <AccountPage
      title="Change your email address"
      lead={
        <>
          Your address is <strong>{email}</strong>. It stays until you open the link that we send to the new
          one.
        </>
      }
    >
      <Form>
        {({ errors, busy, typed }) => (
          <>
            <TextInput
              label="New email address"
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={typed.email}
              error={errors.email}
            />
            <CurrentPassword hasPassword={hasPassword} error={errors.current} />
            <div>
              <Button type="submit" busy={busy}>
                Send the link
              </Button>
            </div>
          </>
        )}
      </Form>
    </AccountPage>
  )
}
