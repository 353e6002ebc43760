import { useState } from 'react'
import { router } from '#ui/nav.ts'

/** Asks the browser for a passkey and posts its response to the current URL. */
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
          ? 'This device already has a passkey for your account.'
          : 'No passkey was used. Try again, or choose another way to sign in.',
      )
    }
  }
  return { busy, failure, show }
}
