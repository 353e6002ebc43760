import { PasswordInput } from '#ui/password-input.tsx'

/** An open session is not enough for what changes how one signs in. */
export function CurrentPassword({ hasPassword }: { hasPassword: boolean }) {
  if (!hasPassword) return null
  return <PasswordInput label="Current password" name="current" autoComplete="current-password" required />
}
