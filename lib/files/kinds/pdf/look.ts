import { Worker } from 'node:worker_threads'
import type { Finding } from './finding.ts'

/** CPU time, so that a busy machine does not reject a good document; and wall-clock time. */
const seconds = { cpu: 10, clock: 90 } as const
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Inflated data is not on the heap, so the memory of the process is watched. */
const mostGrowth = 768 * 1024 * 1024
const lookEveryMs = 25

/** Threads that have found nothing wrong with their last document wait for the next one: loading the reader takes ten times as long as reading. */
const idle = new Set<Worker>()
const idleMs = 60_000

/** Inspects a PDF in a worker thread, which is terminated when it exceeds its time or memory, or finds anything. */
export async function look(bytes: Buffer, cpuSeconds: number = seconds.cpu): Promise<Finding> {
  const thread = waiting() ?? begun()
  const before = { memory: process.memoryUsage.rss(), cpu: await cpuOf(thread) }
  return new Promise((done) => {
    let isOver = false
    const finish = (found: Finding) => {
      // What was being measured when the answer came: the thread may have the next document by now.
      if (isOver) return
      isOver = true
      clearInterval(watch)
      clearTimeout(clock)
      thread.off('message', finish)
      if (found === 'nothing') keep(thread)
      else void thread.terminate()
      done(found)
    }
    const fail = () => finish('damaged')
    const watch = setInterval(async () => {
      if (process.memoryUsage.rss() - before.memory > mostGrowth) return fail()
      if ((await cpuOf(thread)) - before.cpu > cpuSeconds) fail()
    }, lookEveryMs)
    const clock = setTimeout(fail, seconds.clock * 1000)
    thread.once('message', finish)
    failing.set(thread, fail)
    thread.postMessage(bytes)
  })
}

/** What to do when a thread ends: it runs out of its heap, or fails. */
const failing = new WeakMap<Worker, () => void>()

function begun(): Worker {
  const thread = new Worker(new URL('./look-thread.ts', import.meta.url), {
    resourceLimits: heap,
    // Discards the library's warnings about broken files.
    stdout: true,
    stderr: true,
  })
  const fail = () => failing.get(thread)?.()
  return thread.once('error', fail).once('exit', fail)
}

function waiting(): Worker | undefined {
  const [thread] = idle
  if (!thread) return
  idle.delete(thread)
  thread.ref()
  return thread
}

function keep(thread: Worker) {
  idle.add(thread)
  failing.set(thread, () => idle.delete(thread))
  // The process may end meanwhile.
  thread.unref()
  setTimeout(() => {
    if (idle.delete(thread)) void thread.terminate()
  }, idleMs).unref()
}

/** Seconds so far. */
async function cpuOf(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  return (user + system) / 1_000_000
}
