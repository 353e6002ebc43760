// npm start: builds what changed, then serves.
import { castList } from '#demo/cast-list.ts'
import { onSignal } from '#lib/signals.ts'
import { fail } from '#lib/stop.ts'
import { serve } from '../server.ts'
import { ensureBuilt } from './build.ts'

const started = performance.now()

try {
  if (await ensureBuilt()) console.log('Built the client.')
  const { settings, addresses, stop } = await serve((step) => console.log(step))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\nMuster serves after ${seconds} s:\n${addresses.map((line) => `  ${line}`).join('\n')}\n`)
  if (settings.demo) console.log(`${castList()}\n`)
  if (settings.development) console.log('Stop with Ctrl-C.\n')
  onSignal(stop)
} catch (error) {
  fail(error)
}
