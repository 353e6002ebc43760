// The process that server-process.ts starts and kills.
import { onSignal } from '#lib/signals.ts'
import { serve } from '../../server.ts'

const { stop } = await serve()
onSignal(stop)
process.stdout.write('ready')
// A run that is killed leaves no server behind.
process.stdin.on('close', () => process.exit()).resume()
