import type { Worker } from 'node:worker_threads'

type Failed = (error: Error | null) => void

/**
 * Threads that are kept for their next work for a while, since loading their modules takes longer than most of it. They don't keep
 * the process from ending.
 * @param begin a thread that does work for each message
 */
export function keptThreads(begin: () => Worker, { idleMs }: { idleMs: number }) {
  const idle = new Set<Worker>()
  const failing = new WeakMap<Worker, Failed>()

  function begun(): Worker {
    const thread = begin()
    thread.once('error', (error) => failing.get(thread)?.(error as Error))
    thread.once('exit', () => failing.get(thread)?.(null))
    return thread
  }

  return {
    /** @param failed the thread has failed, or has ended by itself (null); called at most twice, until the thread is kept or ended */
    take(failed: Failed): Worker {
      const [waiting] = idle
      if (waiting) idle.delete(waiting)
      const thread = waiting ?? begun()
      failing.set(thread, failed)
      thread.ref()
      return thread
    },
    keep(thread: Worker): void {
      idle.add(thread)
      failing.set(thread, () => idle.delete(thread))
      thread.unref()
      setTimeout(() => {
        if (idle.delete(thread)) void thread.terminate()
      }, idleMs).unref()
    },
    end(thread: Worker): void {
      failing.delete(thread)
      void thread.terminate()
    },
  }
}
