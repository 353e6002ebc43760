import type { FormErrors } from '#ui/form.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** A password that is being chosen, twice. */
export function NewPasswordFields({ errors }: { errors: FormErrors }) {
  return (
    <>
      <TextInput
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        help="8 characters or more. Three or four words work well."
        required
        error={errors.password}
      />
      <TextInput
        label="New password again"
        name="password_confirm"
        type="password"
        autoComplete="new-password"
        required
        error={errors.password_confirm}
      />
    </>
  )
}
