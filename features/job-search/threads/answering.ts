import { parentPort } from 'node:worker_threads'
import { goAfterOthers } from '#lib/go-after-others.ts'
import type { Answered, Asked } from './answering-thread.ts'

type Answering<Request, Answer> = {
  /** takes what changes this thread; where that fails, the thread is out of step and ends */
  receive?(request: Request): void
  work(request: Request): Answer | Promise<Answer>
  /** what of an answer is handed over instead of copied */
  moved?(answer: Answer): ArrayBuffer[]
}

/** The other side of answering-thread.ts: answers every request with what `work` makes of it, when nobody else wants the processor. */
export function answerWith<Request, Answer>({ receive, work, moved }: Answering<Request, Answer>): void {
  const answered = (ticket: number, answer: Answer) =>
    parentPort!.postMessage({ ticket, answer } satisfies Answered<Answer>, moved?.(answer) ?? [])
  const failed = (ticket: number, error: unknown) => {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort!.postMessage({ ticket, failure } satisfies Answered<Answer>)
  }
  goAfterOthers()
  parentPort!.on('message', ({ ticket, request }: Asked<Request>) => {
    receive?.(request)
    try {
      const answer = work(request)
      // What is ready is answered at once: waiting costs a turn.
      if (answer instanceof Promise)
        answer.then((its) => answered(ticket, its)).catch((error) => failed(ticket, error))
      else answered(ticket, answer)
    } catch (error) {
      failed(ticket, error)
    }
  })
}
