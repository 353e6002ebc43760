import { PasswordInput } from '#ui/password-input.tsx'
import type { RequiredProof } from './schema.ts'

/** An open session is not enough for what changes how one signs in. */
export function CurrentPassword({ required }: { required: RequiredProof }) {
  if (required === 'nothing') return null
  if (required === 'another way') return <p>We ask you to sign in again before this takes effect.</p>
  const isChoice = required === 'password or another way'
  return (
    <PasswordInput
      label="Current password"
      name="current"
      autoComplete="current-password"
      required={!isChoice}
      help={
        isChoice
          ? 'Leave it empty to use your authenticator app, passkey or linked account instead.'
          : undefined
      }
    />
  )
}
