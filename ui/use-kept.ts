import { useEffect, useRef, useState } from 'react'
import { send } from './send.ts'

const pauseMs = 600
const againMs = 5_000
/** For an answer of the server; a connection that is gone does not hold up the next answers. */
const patienceMs = 30_000

/**
 * Sends answers to this address a moment after the last change, until it works. One request at a time: if two were on their way,
 * the server might get the earlier answers last. @returns what to say, and what to call
 */
export function useKept(path: string): [string, (answers: object) => void] {
  const [state, setState] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  const sending = useRef(Promise.resolve())
  useEffect(() => () => clearTimeout(timer.current), [])

  function write(answers: object, mine: number) {
    sending.current = sending.current.then(() => (mine === turn.current ? sendNow(answers, mine) : undefined))
  }

  async function sendNow(answers: object, mine: number) {
    const isKept = await send(path, { body: { answers }, signal: AbortSignal.timeout(patienceMs) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (mine !== turn.current) return
    setState(isKept ? 'Saved' : 'Not saved yet, trying again')
    if (!isKept) timer.current = setTimeout(() => write(answers, mine), againMs)
  }

  function keep(answers: object) {
    turn.current += 1
    const mine = turn.current
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(answers, mine), pauseMs)
  }
  return [state, keep]
}
