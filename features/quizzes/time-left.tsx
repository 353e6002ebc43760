import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { clockIn } from '#ui/local-time.tsx'
import styles from './quiz.module.css'

/** Below this, the time is shown as a warning. */
const lateMs = 2 * 60_000

/** Minutes and seconds left; said aloud once when it gets late. At the end the form sends what is there. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const [left, setLeft] = useState<number | null>(null)
  const self = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isSent = false
    const tick = () => {
      const now = Math.max(0, Date.parse(endsAt) - Date.now())
      setLeft(now)
      if (now > 0 || isSent) return
      isSent = true
      self.current?.closest('form')?.requestSubmit()
    }
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [endsAt])
  const isLate = left !== null && left < lateMs
  return (
    <span ref={self} className={cx(styles.time, isLate && styles.late)}>
      Time left: <time dateTime={endsAt}>{left === null ? timeOf(endsAt) : clock(left)}</time>
      <span role="status">{isLate && (left > 0 ? ' Less than two minutes.' : ' The time is up.')}</span>
    </span>
  )
}

const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1_000)).padStart(2, '0')}`
const timeOf = (at: string) => `until ${clockIn('UTC', new Date(at))}`
