import { CurrentPassword } from '#features/sign-in/widgets.ts'
import { Confirm } from '#ui/confirm.tsx'

type Props = { what: string; passkey?: string; hasPassword: boolean }

/** Removes a second factor, after asking for the current password. */
export function DeleteFactor({ what, passkey, hasPassword }: Props) {
  return (
    <Confirm
      action="/account/second-factor/delete"
      label="Remove"
      of={what}
      size="small"
      title={`Remove ${what}?`}
      verb="Remove"
    >
      {passkey && <input type="hidden" name="passkey" value={passkey} />}
      <CurrentPassword hasPassword={hasPassword} />
    </Confirm>
  )
}
