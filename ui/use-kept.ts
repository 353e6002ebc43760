import { useEffect, useRef, useState } from 'react'
import { send } from './send.ts'

const pauseMs = 600
const againMs = 5_000
/** For an answer of the server; a connection that is gone does not hold up the next answers. */
const patienceMs = 30_000

type Numbered = {
  /** of the newest save when the page was opened */
  number: number
  /** sent beside the answers */
  with: object
}

/** Another try would be refused in the same way: what they belong to was sent from elsewhere. */
const isFinal = ({ status }: Response) => status === 409 || status === 422

/**
 * Sends answers to this address a moment after the last change, until it works. One request at a time: if two were on their way,
 * the server might get the earlier answers last. A request that was given up may still arrive after a later one: saves are
 * numbered to say which is later, and a server that keeps another one answers with its number.
 */
export function useKept(path: string, numbered: Numbered) {
  /** what to say */
  const [state, setState] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  const number = useRef(0)
  // What the form itself sent is numbered, too.
  number.current = Math.max(number.current, numbered.number)
  const [newest, setNewest] = useState(numbered.number)
  const sending = useRef(Promise.resolve())
  const flying = useRef<AbortController>(undefined)
  const unsaved = useRef<object>(null)
  const isPaused = useRef(false)
  const isGone = useRef(false)

  function stop() {
    clearTimeout(timer.current)
    turn.current += 1
  }

  // A page that is left sends what waits, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing but references
  useEffect(
    () => () => {
      stop()
      isGone.current = true
      if (unsaved.current && !isPaused.current) write(unsaved.current, turn.current)
    },
    [],
  )

  function write(answers: object, mine: number) {
    sending.current = sending.current.then(() => (mine === turn.current ? sendNow(answers, mine) : undefined))
  }

  async function sendNow(answers: object, mine: number) {
    const outcome = await keepNow(answers, mine).catch(() => 'again' as const)
    if (mine !== turn.current || isGone.current) return
    setState(says[outcome])
    if (outcome !== 'again') unsaved.current = null
    else timer.current = setTimeout(() => write(answers, mine), againMs)
  }

  async function keepNow(answers: object, mine: number): Promise<keyof typeof says> {
    const body = { ...numbered.with, number: count(number.current + 1), answers }
    const answer = await sent(body)
    if (!answer.ok) return isFinal(answer) ? 'refused' : 'again'
    const saved = (await answer.json()) as { number: number; isKept: boolean }
    if (saved.isKept || mine !== turn.current) return 'saved'
    // The same person has another page open: the last to arrive is kept.
    count(saved.number)
    return keepNow(answers, mine)
  }

  function sent(body: object): Promise<Response> {
    const controller = new AbortController()
    flying.current = controller
    const late = setTimeout(() => controller.abort(), patienceMs)
    return send(path, { body, signal: controller.signal }).finally(() => clearTimeout(late))
  }

  function count(to: number): number {
    number.current = to
    setNewest(to)
    return to
  }

  return {
    ...{ state, keep },
    /** the number of what is sent next */
    next: Math.max(newest, numbered.number) + 1,
    /** While the form sends the same answers itself, nothing else is on its way; if it is refused, it goes on. */
    pause(isSending: boolean) {
      if (isSending === isPaused.current) return
      isPaused.current = isSending
      if (!isSending) return unsaved.current && keep(unsaved.current)
      stop()
      flying.current?.abort()
    },
  }

  function keep(answers: object) {
    stop()
    unsaved.current = answers
    const mine = turn.current
    timer.current = setTimeout(() => write(answers, mine), pauseMs)
  }
}

const says = {
  saved: 'Saved',
  again: 'Not saved yet, trying again',
  refused: 'Not saved. Reload the page to go on.',
}
