import { useEffect, useRef, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { router } from '#ui/nav.ts'
import { Progress } from '#ui/progress.tsx'
import { Lessons } from './lessons.tsx'
import { marker } from './list.ts'
import styles from './player.module.css'
import type { PlayPage, State } from './schema.ts'
import { useCommits } from './use-commits.ts'

/** What the script in the frame sends (frame-script.ts). */
type Message = {
  muster: 'scorm'
  item: string
  data: Record<string, string>
  isFinal: boolean
  request?: string
}

/** The course in its frame, what is kept of it, and the way to its other parts. */
export function Player(page: PlayPage) {
  const { training, current, version } = page
  const here = `/trainings/${training.id}/package`
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<State>(page)
  const [opened, setOpened] = useState<PlayPage['current']>()
  const commits = useCommits(here, current.id, setState)
  const go = useLeaving(frame, commits.settled)
  const partAt = (id: string) => `${here}?item=${encodeURIComponent(id)}`

  // What the page came with may be old: a browser shows it again when somebody goes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the item that this player was made for
  useEffect(() => {
    const headers = { accept: 'application/json' }
    fetch(`${here}?item=${encodeURIComponent(current.id)}`, { headers, cache: 'no-store' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as PlayPage) : page))
      .catch(() => page)
      .then((fresh) => {
        commits.begin(fresh.current.revision)
        setState(fresh)
        setOpened(fresh.current)
        // What says nothing itself counts as done once it was opened.
        if (!fresh.current.isSco) commits.keep({})
      })
  }, [])

  /** What is kept may open the part that is asked for. */
  async function follow(request: string) {
    await commits.settled()
    const target = targetOf(request, commits.last.current ?? state)
    if (target !== null) go(target === '' ? `/trainings/${training.id}` : partAt(target))
  }

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Message>) => {
      if (source !== frame.current?.contentWindow || data?.muster !== 'scorm' || data.item !== current.id)
        return
      commits.keep(data.data)
      if (data.isFinal && data.request) follow(data.request)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  })

  const done = state.steps.filter(({ isComplete, isHeading }) => isComplete && !isHeading).length
  const all = state.steps.filter(({ isHeading }) => !isHeading).length
  return (
    <div className={styles.columns}>
      <div className={styles.player} ref={box}>
        {commits.problem && (
          <Alert tone="danger" title={commits.problem}>
            {commits.isElsewhere && <Button onClick={() => location.reload()}>Reload the page</Button>}
          </Alert>
        )}
        {opened ? (
          <iframe
            ref={frame}
            className={styles.frame}
            title={`${current.title}, content of the course`}
            src={opened.src}
            name={marker + JSON.stringify({ item: current.id, version, data: opened.data })}
            sandbox="allow-scripts allow-forms"
            referrerPolicy="no-referrer"
            allow="fullscreen"
          />
        ) : (
          <p className={styles.frame}>Opening…</p>
        )}
        <div className={styles.bar}>
          <span role="status" className={styles.saved}>
            {commits.says}
          </span>
          <Button variant="quiet" onClick={() => go(`/trainings/${training.id}`)}>
            Exit
          </Button>
          <Button variant="quiet" onClick={() => box.current?.requestFullscreen?.()}>
            Full screen
          </Button>
          {state.previous && (
            <Button variant="secondary" onClick={() => go(partAt(state.previous!))}>
              Previous
            </Button>
          )}
          {state.next && <Button onClick={() => go(partAt(state.next!))}>Next</Button>}
        </div>
      </div>
      <section className={styles.lessons} aria-labelledby="lessons">
        <h2 id="lessons">Lessons</h2>
        <Progress label="Done" value={done} max={all} text={`${done} of ${all}`} />
        {state.points !== null && <p>{`${state.points} of 100 points`}</p>}
        {state.completedAt && <p>You completed this training.</p>}
        <Lessons steps={state.steps} current={current.id} addressOf={partAt} onGo={go} />
      </section>
    </div>
  )
}

/** Leaves the item first, so that it says its last word, waits until that is kept, and goes on. */
function useLeaving(frame: React.RefObject<HTMLIFrameElement | null>, settled: () => Promise<void>) {
  const isLeaving = useRef(false)
  return async (href: string) => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (frame.current) frame.current.src = 'about:blank'
    await new Promise((go) => setTimeout(go, 150))
    await settled()
    isLeaving.current = false
    router.visit(href)
  }
}

/** Where an item asks to go (SCORM 2004, Sequencing and Navigation, 5.6): an item, '' for the training, null for nowhere. */
function targetOf(request: string | undefined, { next, previous, steps }: State): string | null {
  if (request === 'continue') return next
  if (request === 'previous') return previous
  if (request === 'exitAll' || request === 'suspendAll' || request === 'abandonAll') return ''
  const [, target] = /^\{target=([^}]+)\}(?:choice|jump)$/.exec(request ?? '') ?? []
  return steps.find(({ id, isOpen }) => id === target && isOpen)?.id ?? null
}
