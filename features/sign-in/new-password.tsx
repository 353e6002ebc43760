import { PasswordInput } from '#ui/password-input.tsx'

/** A new password, typed twice. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        help="8 characters or more. Three or four words work well."
        advises
        required
      />
      <PasswordInput
        label="New password again"
        name="password_confirm"
        autoComplete="new-password"
        required
      />
    </>
  )
}
