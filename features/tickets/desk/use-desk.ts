import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#ui/send.ts'
import { checkedIn, entryNamed, judge, type Pending, type Verdict } from '../model/judge.ts'
import { isSigned } from '../model/signature.ts'
import { keepWaiting, waitingScans } from '../model/waiting.ts'
import type { Counts, RosterEntry, ScanResult } from '../schema.ts'

type Given = {
  fundraiser: { id: string }
  publicKey: string
  roster: RosterEntry[]
  counts: Counts
  me: string
}
type Answer = { results: ScanResult[]; counts: Counts }

const takenHere = (entry: RosterEntry | null, at: string, by: string) =>
  entry && (entry.at ? entry : { ...entry, at, by })

/** How long the server may take before the phone decides by itself. */
const patienceMs = 4_000
const retryMs = 10_000

export type Desk = ReturnType<typeof useDesk>

/** A check-in desk: asks the server while it is there, and goes on by itself while it is not. */
export function useDesk({ fundraiser, publicKey, me, ...given }: Given) {
  const [roster, setRoster] = useState(given.roster)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [waiting, setWaiting] = useState<Pending[]>([])
  const [isAway, setAway] = useState(false)
  // Why the server did not take a scan: the person was signed out while the network was away, say.
  const [refusal, setRefusal] = useState<string | null>(null)
  const [report, setReport] = useState<{ sent: number; used: RosterEntry[] } | null>(null)
  const now = useRef({ roster, waiting })
  now.current = { roster, waiting }
  const path = `/admin/fundraisers/${fundraiser.id}/check-in`

  const keep = useCallback(
    (scans: Pending[]) => {
      now.current.waiting = scans
      setWaiting(scans)
      keepWaiting(fundraiser.id, scans)
    },
    [fundraiser.id],
  )
  const enter = useCallback((entries: (RosterEntry | null)[]) => {
    let list = now.current.roster
    for (const entry of entries) if (entry) list = checkedIn(list, entry.id, entry.at, entry.by)
    now.current.roster = list
    setRoster(list)
  }, [])

  /** @returns null when nobody answers */
  const ask = useCallback(
    async (scans: Pending[]): Promise<Answer | null> => {
      const signal = AbortSignal.timeout(patienceMs)
      const answer = await send(path, { body: { scans }, signal }).catch(() => null)
      const refused =
        answer && !answer.ok ? String((await answer.json().catch(() => ({}))).error ?? '') : null
      setRefusal(refused)
      setAway(!answer)
      if (refused !== null) return null
      return answer && (await answer.json())
    },
    [path],
  )

  /** What was scanned while the network was away. */
  const flush = useCallback(async () => {
    const scans = now.current.waiting
    if (!scans.length) return
    const answer = await ask(scans.slice(0, 500))
    if (!answer) return
    const done = new Set(answer.results.map(({ key }) => key))
    keep(now.current.waiting.filter(({ key }) => !done.has(key)))
    enter(answer.results.map(({ ticket }) => ticket))
    const used = answer.results.flatMap(({ result, ticket }) => (result === 'used' && ticket ? [ticket] : []))
    setReport((before) => ({
      sent: (before?.sent ?? 0) + done.size,
      used: [...(before?.used ?? []), ...used],
    }))
  }, [ask, enter, keep])

  useEffect(() => {
    const left = waitingScans(fundraiser.id)
    keep(left)
    // Opened again: this phone has taken them, whatever the list says that the page came with.
    enter(left.map((one) => takenHere(entryNamed(now.current.roster, one), one.at, me)))
    setAway(!navigator.onLine)
    const away = () => setAway(true)
    const timer = setInterval(flush, retryMs)
    window.addEventListener('online', flush)
    window.addEventListener('offline', away)
    flush()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', flush)
      window.removeEventListener('offline', away)
    }
  }, [flush, keep, enter, fundraiser.id, me])

  const scan = async (code: string, way: Pending['way'], ticket: string | null = null) => {
    const made: Pending = { key: crypto.randomUUID(), code, ticket, way, at: new Date().toISOString() }
    const answer = navigator.onLine ? await ask([made]) : null
    if (answer) {
      const [{ result, ticket: entry } = { result: 'unknown' as const, ticket: null }] = answer.results
      if (entry) enter([entry])
      return tell({ result, ticket: entry, isLocal: false })
    }
    if (!navigator.onLine) setAway(true)
    const signed = ticket ? true : await isSigned(publicKey, fundraiser.id, code)
    const own = judge(now.current.roster, now.current.waiting, made, signed)
    if (own.result === 'valid') {
      keep([...now.current.waiting, made])
      if (own.ticket) enter([{ ...own.ticket, at: made.at, by: me }])
    }
    tell(own)
  }

  function tell(said: Verdict) {
    setVerdict(said)
    navigator.vibrate?.({ valid: 60, used: [60, 80, 60], unknown: 400 }[said.result])
  }

  const undo = async ({ id }: RosterEntry) => {
    const isWaiting = (one: Pending) => judge(now.current.roster, [], one, true).ticket?.id === id
    const isUnsent = now.current.waiting.some(isWaiting)
    if (isUnsent) keep(now.current.waiting.filter((one) => !isWaiting(one)))
    else if (!(await send(`/admin/fundraisers/${fundraiser.id}/tickets/${id}/undo`).catch(() => null))?.ok)
      return
    const entry = now.current.roster.find((one) => one.id === id)
    if (entry) enter([{ ...entry, at: null, by: null }])
    setVerdict(null)
  }

  const counts = {
    all: Math.max(given.counts.all, roster.length),
    participated: roster.filter(({ at }) => at).length,
  }
  const next = () => setVerdict(null)
  return { roster, counts, verdict, waiting, isAway, refusal, report, scan, undo, next }
}
