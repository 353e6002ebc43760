import { Worker } from 'node:worker_threads'
import type { Finding } from './finding.ts'

/** CPU time, so that a busy machine does not reject a good document; and wall-clock time. */
const seconds = { cpu: 10, clock: 90 } as const
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Inflated data is not on the heap, so the memory of the process is watched. */
const mostGrowth = 768 * 1024 * 1024
const lookEveryMs = 25

/** Inspects a PDF in a worker thread, which is terminated when it exceeds its time or memory. */
export function look(bytes: Buffer, cpuSeconds: number = seconds.cpu): Promise<Finding> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./look-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: heap,
      // Discards the library's warnings about broken files.
      stdout: true,
      stderr: true,
    })
    const finish = (found: Finding) => {
      clearInterval(watch)
      clearTimeout(clock)
      void thread.terminate()
      done(found)
    }
    const before = process.memoryUsage.rss()
    const watch = setInterval(async () => {
      if (process.memoryUsage.rss() - before > mostGrowth) return finish('damaged')
      // A terminated thread sends no more messages.
      const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
      if ((user + system) / 1_000_000 > cpuSeconds) finish('damaged')
    }, lookEveryMs)
    const clock = setTimeout(() => finish('damaged'), seconds.clock * 1000)
    thread.once('message', finish)
    thread.once('error', () => finish('damaged'))
    thread.once('exit', () => finish('damaged'))
  })
}
