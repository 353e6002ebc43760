import type { FormErrors } from '#ui/form.tsx'
import { PasswordInput } from '#ui/password-input.tsx'

/** A password that is being chosen, twice. */
export function NewPasswordFields({ errors }: { errors: FormErrors }) {
  return (
    <>
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        help="8 characters or more. Three or four words work well."
        advises
        required
        error={errors.password}
      />
      <PasswordInput
        label="New password again"
        name="password_confirm"
        autoComplete="new-password"
        required
        error={errors.password_confirm}
      />
    </>
  )
}
