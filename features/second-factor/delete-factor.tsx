import { CurrentPassword, type RequiredProof } from '#features/sign-in/widgets.ts'
import { Confirm } from '#ui/confirm.tsx'

type Props = { what: string; passkey?: string; requiredProof: RequiredProof }

/** Removes a second factor, after asking who it is. */
export function DeleteFactor({ what, passkey, requiredProof }: Props) {
  return (
    <Confirm
      action="/account/second-factor/delete"
      row={passkey}
      label="Remove"
      of={what}
      size="small"
      title={`Remove ${what}?`}
      verb="Remove"
    >
      {passkey && <input type="hidden" name="passkey" value={passkey} />}
      <CurrentPassword required={requiredProof} />
    </Confirm>
  )
}
