import { PasswordInput } from '#ui/password-input.tsx'

/** Whoever sits at an open session must still know the password. */
export function CurrentPassword({ hasPassword, error }: { hasPassword: boolean; error?: string }) {
  if (!hasPassword) return null
  return (
    <PasswordInput
      label="Your password now"
      name="current"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}
