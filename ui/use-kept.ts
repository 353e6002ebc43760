import { useEffect, useRef, useState } from 'react'
import { send } from './send.ts'

const pauseMs = 600
const againMs = 5_000

/** Sends answers to this address a moment after the last change, until it works. @returns what to say, and what to call */
export function useKept(path: string): [string, (answers: object) => void] {
  const [state, setState] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function write(answers: object, mine: number) {
    const isKept = await send(path, { body: { answers } }).then(
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
