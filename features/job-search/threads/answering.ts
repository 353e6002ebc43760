import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './answering-thread.ts'

type Answering<Request, Answer> = {
  /** takes what changes this thread; where that fails, the thread is out of step and ends */
  receive?(request: Request): void
  work(request: Request): Answer
  /** what of an answer is handed over instead of copied */
  moved?(answer: Answer): ArrayBuffer[]
}

/** The other side of answering-thread.ts: answers every request with what `work` makes of it. */
export function answerWith<Request, Answer>({ receive, work, moved }: Answering<Request, Answer>): void {
  parentPort!.on('message', ({ ticket, request }: Asked<Request>) => {
    receive?.(request)
    try {
      const answer = work(request)
      parentPort!.postMessage({ ticket, answer } satisfies Answered<Answer>, moved?.(answer) ?? [])
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
      parentPort!.postMessage({ ticket, failure } satisfies Answered<Answer>)
    }
  })
}
