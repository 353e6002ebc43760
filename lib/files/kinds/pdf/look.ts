import { Worker } from 'node:worker_threads'
import type { Finding } from './finding.ts'

/** Of a processor, so that a busy machine does not take a good document for an endless one; and of the clock. */
const seconds = { cpu: 10, clock: 90 } as const
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** What is inflated is not on the heap: the process is watched while it is. */
const mostGrowth = 768 * 1024 * 1024
const lookEveryMs = 25

/** Looks into a PDF in a thread, which is ended when it takes too long or too much. */
export function look(bytes: Buffer, cpuSeconds: number = seconds.cpu): Promise<Finding> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./look-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: heap,
      // What the library has to say about broken files is of no use to anybody.
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
      // A thread that has ended has nothing more to tell.
      const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
      if ((user + system) / 1_000_000 > cpuSeconds) finish('damaged')
    }, lookEveryMs)
    const clock = setTimeout(() => finish('damaged'), seconds.clock * 1000)
    thread.once('message', finish)
    thread.once('error', () => finish('damaged'))
    thread.once('exit', () => finish('damaged'))
  })
}
