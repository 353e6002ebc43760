import { useEffect, useState } from 'react'
import type { RosterEntry } from '../schema.ts'

/** So that a row of scans renews the copy once. */
const restMs = 3_000

/**
 * Lets the page open again while the network is away: a service worker of this page alone keeps a copy, which follows the list.
 * @returns whether there is a copy
 */
export function useKeptPage(path: string, roster: readonly RosterEntry[]): boolean {
  const [isKept, setKept] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the copy shows who is in
  useEffect(() => {
    const workers = navigator.serviceWorker
    if (!workers) return
    const timer = setTimeout(() => void renew().catch(() => {}), isKept ? restMs : 0)
    return () => clearTimeout(timer)

    async function renew() {
      await workers.register(`${path}/worker.js`, { scope: path, updateViaCache: 'none' }).catch(() => {})
      const { active } = await workers.ready
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => setKept(data.isKept)
      active?.postMessage({ files: filesHere() }, [port2])
    }
  }, [path, roster])

  return isKept
}

/** What this page has loaded of the built client. */
const filesHere = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`)),
  ),
]
