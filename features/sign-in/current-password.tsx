import { PasswordInput } from '#ui/password-input.tsx'
import type { Asked } from './schema.ts'

/** An open session is not enough for what changes how one signs in. */
export function CurrentPassword({ asked }: { asked: Asked }) {
  if (asked === 'nothing') return null
  if (asked === 'another way') return <p>We ask you to sign in again before this takes effect.</p>
  const isChoice = asked === 'password or another way'
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
