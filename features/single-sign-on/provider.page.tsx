import { AccountPage } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { usePage } from '#ui/nav.ts'
import { PasswordInput } from '#ui/password-input.tsx'

export type Props = { id: string; name: string; email: string | null; hasPassword: boolean }

/** Linking the own account to a provider, and taking the link away. */
export default function Provider({ id, name, email, hasPassword }: Props) {
  const refused = usePage<{ errors?: { form?: string } }>().props.errors?.form
  if (!email)
    return (
      <AccountPage title={`Link ${name}`} lead={`Then you can sign in with your account at ${name} too.`}>
        {refused && <Alert tone="warning">{refused}</Alert>}
        <div>
          <ButtonLink href={`/account/single-sign-on/${id}/link`} data-reload>
            Continue to {name}
          </ButtonLink>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title={name} lead={`Your account at ${name} (${email}) opens your account here.`}>
      {hasPassword ? (
        <Form action={`/account/single-sign-on/${id}/removal`}>
          {({ errors, busy }) => (
            <>
              <PasswordInput
                label="Your password"
                name="current"
                autoComplete="current-password"
                required
                error={errors.current}
              />
              <div>
                <Button type="submit" variant="danger" busy={busy}>
                  Remove the link
                </Button>
              </div>
            </>
          )}
        </Form>
      ) : (
        <Alert actions={<ButtonLink href="/account/password">Choose a password</ButtonLink>}>
          To remove the link, choose a password first. Otherwise you could no longer sign in.
        </Alert>
      )}
    </AccountPage>
  )
}
