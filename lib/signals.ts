import { fail } from './stop.ts'

/**
 * The first signal ends in order: `stop` finishes what is under way. A second one does not wait, unless it comes at
 * once: a terminal and npm both pass the same Ctrl-C on.
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
