import { useRef, useState } from 'react'
import { send } from '#ui/send.ts'
import { scormMessages } from './messages.ts'
import type { Data, Kept, State } from './schema.ts'

const againMs = 3_000
/** Longer than this nobody waits to go on. */
const mostWaitMs = 8_000

type Sent = { data: Data; shared?: Record<string, string> }

/**
 * Keeps what an item says, one after another, each until it is there. Only the latest of those that wait is sent: it has all that came
 * before it.
 */
export function useCommits(path: string, item: string, onKept: (state: State) => void) {
  const [says, setSays] = useState('')
  const [problem, setProblem] = useState('')
  const [isElsewhere, setIsElsewhere] = useState(false)
  const revision = useRef(0)
  const waiting = useRef<Sent | null>(null)
  const running = useRef<Promise<void> | null>(null)
  const last = useRef<State | null>(null)

  async function work() {
    while (waiting.current) {
      const said = waiting.current
      waiting.current = null
      const commit = crypto.randomUUID()
      if (!(await sent(said, commit))) return
    }
  }

  async function sent(said: Sent, commit: string): Promise<boolean> {
    for (;;) {
      setSays('Saving…')
      const body = { item, commit, after: revision.current, ...said }
      const answer = await send(path, { body }).catch(() => null)
      if (answer?.ok) {
        const kept = (await answer.json()) as Kept
        revision.current = kept.revision
        last.current = kept
        setSays('Saved')
        setProblem('')
        onKept(kept)
        return true
      }
      if (answer && answer.status < 500) {
        setIsElsewhere(answer.status === 409)
        setSays('Not saved')
        setProblem(answer.status === 409 ? scormMessages.elsewhereKept : await errorOf(answer))
        return false
      }
      setSays('Not saved yet, trying again')
      await new Promise((again) => setTimeout(again, againMs))
    }
  }

  return {
    ...{ says, problem, isElsewhere, last },
    begin(from: number) {
      revision.current = from
    },
    keep(said: Sent) {
      waiting.current = said
      running.current ??= work().finally(() => {
        running.current = null
      })
    },
    /** Once nothing waits to be kept, or it takes too long. */
    async settled() {
      const late = new Promise<void>((go) => setTimeout(go, mostWaitMs))
      await Promise.race([running.current, late])
    },
  }
}

const errorOf = async (answer: Response): Promise<string> =>
  ((await answer.json().catch(() => ({}))) as { error?: string }).error ?? 'This could not be saved.'
