import { type Asked, CurrentPassword } from '#features/sign-in/widgets.ts'
import { Confirm } from '#ui/confirm.tsx'

type Props = { what: string; passkey?: string; asked: Asked }

/** Removes a second factor, after asking who it is. */
export function DeleteFactor({ what, passkey, asked }: Props) {
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
      <CurrentPassword asked={asked} />
    </Confirm>
  )
}
