// The process that server-process.ts starts and kills.
import { flushCompileCache } from 'node:module'
import { onSignal } from '#lib/signals.ts'
import { serve } from '../../server.ts'

const { stop } = await serve()
onSignal(stop)
// By itself it is written at the end, which a process that is killed never reaches.
flushCompileCache()
process.stdout.write('ready\n')
// A run that is killed leaves no server behind.
process.stdin.on('close', () => process.exit()).resume()
