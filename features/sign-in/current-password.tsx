import { TextInput } from '#ui/text-input.tsx'

/** Whoever sits at an open session must still know the password. */
export function CurrentPassword({ hasPassword, error }: { hasPassword: boolean; error?: string }) {
  if (!hasPassword) return null
  return (
    <TextInput
      label="Your password now"
      name="current"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}
