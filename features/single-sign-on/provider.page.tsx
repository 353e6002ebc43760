import { AccountPage } from '#features/navigation/widgets.ts'
import { CurrentPassword, type RequiredProof } from '#features/sign-in/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { usePage } from '#ui/nav.ts'

export type Props = {
  id: string
  name: string
  email: string | null
  hasPassword: boolean
  requiredProof: RequiredProof
}

/** Links an account to a provider, and unlinks it. */
export default function Provider({ id, name, email, hasPassword, requiredProof }: Props) {
  const refused = usePage<{ errors?: { form?: string } }>().props.errors?.form
  if (!email)
    return (
      <AccountPage title={`Link ${name}`} lead={`Sign in with your ${name} account too.`}>
        {refused && <Alert tone="warning">{refused}</Alert>}
        <div>
          <ButtonLink href={`/account/single-sign-on/${id}/link`} data-reload>
            Continue to {name}
          </ButtonLink>
        </div>
      </AccountPage>
    )
  return (
    <AccountPage title={name} lead={`You can sign in with your ${name} account (${email}).`}>
      {hasPassword ? (
        <Form action={`/account/single-sign-on/${id}/delete`}>
          <CurrentPassword required={requiredProof} />
          <FormEnd cancel="/account" variant="danger">
            Unlink {name}
          </FormEnd>
        </Form>
      ) : (
        <Alert actions={<ButtonLink href="/account/password">Choose a password</ButtonLink>}>
          Choose a password before unlinking, or you could no longer sign in.
        </Alert>
      )}
    </AccountPage>
  )
}
