import { type ResourceLimits, Worker } from 'node:worker_threads'

type Waiting<Answer> = { done(answer: Answer): void; failed(error: Error): void }

/** What a thread is asked, and what it answers: the same ticket, and either an answer or what went wrong. */
export type Asked<Request> = { ticket: number; request: Request }
export type Answered<Answer> = { ticket: number; answer?: Answer; failure?: string }

/** A thread that ended by itself: what it had to do is done elsewhere. */
export class ThreadEnded extends Error {}

/** A thread that answers requests, one after the other. It keeps the process alive only while something is asked of it. */
export class AnsweringThread<Request, Answer> {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting<Answer>>()
  #tickets = 0

  /** @param onEnd called once, when the thread has ended by itself */
  constructor(file: URL, onEnd: () => void, resourceLimits?: ResourceLimits) {
    this.#worker = new Worker(file, { resourceLimits })
    this.#worker.unref()
    this.#worker.on('message', ({ ticket, answer, failure }: Answered<Answer>) => {
      const waiting = this.#waiting.get(ticket)
      this.#waiting.delete(ticket)
      if (!this.#waiting.size) this.#worker.unref()
      if (answer) waiting?.done(answer)
      else waiting?.failed(new Error(failure))
    })
    let hasEnded = false
    const end = (why: string) => {
      if (!hasEnded) onEnd()
      hasEnded = true
      for (const { failed } of this.#waiting.values()) failed(new ThreadEnded(why))
      this.#waiting.clear()
    }
    this.#worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', (code) => end(`A thread ended with ${code}.`))
  }

  /** Ends it; what it had to do fails. */
  end(): void {
    void this.#worker.terminate()
  }

  /** How much it has to do. */
  get busy(): number {
    return this.#waiting.size
  }

  /**
   * @param moved what of the request is handed over instead of copied
   * @throws ThreadEnded when the thread was lost
   */
  ask(request: Request, moved: ArrayBuffer[] = []): Promise<Answer> {
    const ticket = ++this.#tickets
    this.#worker.postMessage({ ticket, request } satisfies Asked<Request>, moved)
    this.#worker.ref()
    return new Promise((done, failed) => this.#waiting.set(ticket, { done, failed }))
  }
}
