import { Worker } from 'node:worker_threads'
import { keptThreads } from '../../../kept-threads.ts'
import type { Finding } from './finding.ts'

/** CPU time, so that a busy machine does not reject a good document; and wall-clock time. */
const seconds = { cpu: 10, clock: 90 } as const
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Inflated data is not on the heap, so the memory of the process is watched. */
const mostGrowth = 768 * 1024 * 1024
const lookEveryMs = 25

const threads = keptThreads(
  () =>
    new Worker(new URL('./look-thread.ts', import.meta.url), {
      resourceLimits: heap,
      // Discards the library's warnings about broken files.
      stdout: true,
      stderr: true,
    }),
  { idleMs: 60_000 },
)

/** Inspects a PDF in a worker thread, which is terminated when it exceeds its time or memory, or finds anything. */
export async function look(bytes: Buffer, cpuSeconds: number = seconds.cpu): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>()
  const fail = () => resolve('damaged')
  const thread = threads.take(fail)
  const before = { memory: process.memoryUsage.rss(), cpu: await cpuOf(thread) }
  const watch = setInterval(async () => {
    if (process.memoryUsage.rss() - before.memory > mostGrowth) return fail()
    if ((await cpuOf(thread)) - before.cpu > cpuSeconds) fail()
  }, lookEveryMs)
  const clock = setTimeout(fail, seconds.clock * 1000)
  thread.once('message', resolve)
  thread.postMessage(bytes)
  const found = await promise
  clearInterval(watch)
  clearTimeout(clock)
  thread.off('message', resolve)
  if (found === 'nothing') threads.keep(thread)
  else threads.end(thread)
  return found
}

/** Seconds so far. */
async function cpuOf(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1_000_000
}
