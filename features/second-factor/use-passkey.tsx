import { useState } from 'react'
import { router } from '#ui/nav.ts'

/** Asks the browser for a passkey and posts its answer to the current address. */
export function usePasskey(ask: () => Promise<object>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function show(extra: Record<string, string> = {}) {
    setBusy(true)
    setFailure(null)
    try {
      const passkey = JSON.stringify(await ask())
      router.post(
        location.pathname + location.search,
        { ...extra, passkey },
        { onFinish: () => setBusy(false) },
      )
    } catch (error) {
      setBusy(false)
      setFailure(
        (error as Error).name === 'InvalidStateError'
          ? 'This device has a passkey for your account already.'
          : 'Nothing was shown. You can try again, or go another way.',
      )
    }
  }
  return { busy, failure, show }
}
