import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

type Props = { what: string; passkey?: string; hasPassword: boolean }

/** Takes a second factor away; the password shows that it is the owner. */
export function RemovalForm({ what, passkey, hasPassword }: Props) {
  return (
    <Disclosure summary="Remove">
      <Form action="/account/second-factor/removal">
        {({ errors, busy }) => (
          <>
            {passkey && <input type="hidden" name="passkey" value={passkey} />}
            {hasPassword && (
              <PasswordInput
                label="Your password"
                name="current"
                autoComplete="current-password"
                required
                error={errors.current}
              />
            )}
            <div>
              <Button type="submit" variant="danger" size="small" busy={busy}>
                Remove {what}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Disclosure>
  )
}
