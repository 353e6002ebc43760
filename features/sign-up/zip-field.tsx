import { useEffect, useState } from 'react'
import { signUpMessages } from '#spec/messages.ts'
import { useTextField } from '#ui/form-context.ts'
import { Icon } from '#ui/icon.tsx'
import { send } from '#ui/send.ts'
import { TextInput } from '#ui/text-input.tsx'
import styles from './sign-up.module.css'
import { isZip } from './steps/schema.ts'

/** @param onMove called when another ZIP is typed than the one the field began with */
type Props = { place: string | null; onMove: () => void }
type LocatedZip = { zip: string; place?: string; error?: string }

/** The ZIP and its place, shown while typing, so that a mistyped digit is noticed. */
export function ZipField({ place, onMove }: Props) {
  const { defaultValue, error } = useTextField({ name: 'zip' })
  const zip = String(defaultValue ?? '')
  const [typed, setTyped] = useState(zip)
  const [located, setLocated] = useState<LocatedZip>({ zip, place: place ?? undefined })

  useEffect(() => {
    if (!isZip(typed) || located.zip === typed) return
    const abort = new AbortController()
    locate(typed, abort.signal).then((now) => abort.signal.aborted || setLocated(now))
    return () => abort.abort()
  }, [typed, located.zip])

  const isCurrent = located.zip === typed
  const wrong = (isCurrent && located.error) || (isCurrent && located.place ? undefined : error)
  return (
    <div className={styles.zip}>
      <TextInput
        label="ZIP code"
        name="zip"
        autoComplete="postal-code"
        inputMode="numeric"
        maxLength={10}
        short
        required
        onChange={(event) => {
          const now = event.target.value.trim()
          setTyped(now)
          if (now !== zip) onMove()
        }}
        error={wrong}
      />
      <p className={styles.place} aria-live="polite" hidden={wrong !== undefined}>
        {isCurrent && located.place && (
          <>
            <Icon name="location" /> {located.place}
          </>
        )}
      </p>
    </div>
  )
}

async function locate(zip: string, signal: AbortSignal): Promise<LocatedZip> {
  try {
    const answer = await send(`/auth/signup/location?zipCode=${encodeURIComponent(zip)}`, { signal })
    if (answer.status === 422) return { zip, error: signUpMessages.invalidZip }
    const { address } = await answer.json()
    return { zip, place: `${address.city}, ${address.state}` }
  } catch {
    return { zip, error: signUpMessages.noAddress }
  }
}
