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

/**
 * Sends answers to this address a moment after the last change, until it works. One request at a time: if two were on their way,
 * the server might get the earlier answers last. A request that was given up may still arrive after a later one: `numbered`
 * saves say which is later, and a server that keeps a higher number answers with it.
 * @returns what to say, and what to call
 */
export function useKept(path: string, numbered?: Numbered): [string, (answers: object) => void] {
  const [state, setState] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  const number = useRef(numbered?.number ?? 0)
  const sending = useRef(Promise.resolve())
  useEffect(() => () => clearTimeout(timer.current), [])

  function write(answers: object, mine: number) {
    sending.current = sending.current.then(() => (mine === turn.current ? sendNow(answers, mine) : undefined))
  }

  async function sendNow(answers: object, mine: number) {
    const isKept = await keepNow(answers).catch(() => false)
    if (mine !== turn.current) return
    setState(isKept ? 'Saved' : 'Not saved yet, trying again')
    if (!isKept) timer.current = setTimeout(() => write(answers, mine), againMs)
  }

  async function keepNow(answers: object): Promise<boolean> {
    const mine = ++number.current
    const body = numbered ? { ...numbered.with, number: mine, answers } : { answers }
    const answer = await send(path, { body, signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok || !numbered) return answer.ok
    const { number: newest } = (await answer.json()) as { number: number }
    if (newest <= mine) return true
    // The same person has another page open: the last to arrive is kept.
    number.current = newest
    return keepNow(answers)
  }

  function keep(answers: object) {
    turn.current += 1
    const mine = turn.current
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(answers, mine), pauseMs)
  }
  return [state, keep]
}
