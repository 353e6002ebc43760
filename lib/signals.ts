import { fail } from './stop.ts'

/**
 * The first signal stops gracefully: `stop` finishes running work. A second one exits at once, unless it follows
 * immediately: a terminal and npm both pass on the same Ctrl-C.
 */
export function onSignal(stop: () => Promise<void>): void {
  let since = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (since && Date.now() - since > 1000) process.exit(1)
      if (since) return
      since = Date.now()
      stop().then(() => process.exit(0), fail)
    })
}
