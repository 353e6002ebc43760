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
import { useCourse } from './use-course.ts'

/** What the script in the frame sends (frame-script.ts). */
type Message = {
  muster: 'scorm'
  item: string
  data: Record<string, string>
  shared?: Record<string, string>
  isFinal: boolean
  request?: string
}

/** The course in its frame, what is kept of it, and the way to its other parts. */
export function Player(page: PlayPage) {
  const { current } = page
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const isEnded = useRef(!current.isSco)
  const [state, setState] = useState<State>(page)
  const [opened, setOpened] = useState<PlayPage>()
  const [refusal, setRefusal] = useState('')
  const commits = useCommits(`/trainings/${page.training.id}/package`, current.id, keepUp)
  const course = useCourse(page, frame, commits.settled, setRefusal)

  function keepUp(kept: State) {
    setState(kept)
    course.keepUp(kept)
    frame.current?.contentWindow?.postMessage({ muster: 'ways', ways: waysOf(kept) }, '*')
  }

  // What the page came with may be old: a browser shows it again when somebody goes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the item that this player was made for
  useEffect(() => {
    const read = async () => {
      const other = await course.open(current.id)
      if (other) return router.visit(course.partAt(other), { replace: true })
      const headers = { accept: 'application/json' }
      const answer = await fetch(course.partAt(current.id), { headers, cache: 'no-store' }).catch(() => null)
      const fresh = answer?.ok ? ((await answer.json()) as PlayPage) : page
      commits.begin(fresh.current.revision)
      setState(fresh)
      course.keepUp(fresh)
      setOpened(fresh)
      // What says nothing itself counts as done once it was opened.
      if (!fresh.current.isSco) commits.keep({ data: {} })
    }
    read()
  }, [])

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Message>) => {
      if (source !== frame.current?.contentWindow || data?.muster !== 'scorm' || data.item !== current.id)
        return
      commits.keep({ data: data.data, ...(data.shared && { shared: data.shared }) })
      if (!data.isFinal) return
      isEnded.current = hasEnded(data.data)
      const request = requestOf(data)
      if (request) course.follow(request, () => commits.last.current ?? state)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  })

  const done = state.steps.filter(({ isComplete, isHeading }) => isComplete && !isHeading).length
  const all = state.steps.filter(({ isHeading }) => !isHeading).length
  return (
    <div className={styles.columns}>
      <div className={styles.player} ref={box}>
        {refusal && <Alert tone="warning" title={refusal} />}
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
            src={opened.current.src}
            name={marker + JSON.stringify(givenTo(opened))}
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
          {state.mayExit && (
            <Button variant="quiet" onClick={() => course.exit(() => isEnded.current)}>
              Exit
            </Button>
          )}
          <Button variant="quiet" onClick={() => box.current?.requestFullscreen?.()}>
            Full screen
          </Button>
          {state.previous && (
            <Button variant="secondary" onClick={() => course.step(state.previous!)}>
              Previous
            </Button>
          )}
          {state.next && <Button onClick={() => course.step(state.next!)}>Next</Button>}
        </div>
      </div>
      <section className={styles.lessons} aria-labelledby="lessons">
        <h2 id="lessons">Lessons</h2>
        {!state.completedAt && <Progress label="Done" value={done} max={all} text={`${done} of ${all}`} />}
        {state.points !== null && <p>{`${state.points} of 100 points`}</p>}
        {state.completedAt && <p>You completed this training.</p>}
        <Lessons steps={state.steps} current={current.id} addressOf={course.partAt} onGo={course.choose} />
      </section>
    </div>
  )
}

/** Once for the frame, whose name must not change while it is open. */
const givenTo = ({ version, current: { data, shared, id }, ...state }: PlayPage) => ({
  ...{ item: id, version, data, shared },
  ways: waysOf(state),
})

/** What a course may ask before it asks to go on. */
const waysOf = ({ next, previous, steps }: Pick<State, 'next' | 'previous' | 'steps'>) => ({
  ...{ next: next !== null, previous: previous !== null },
  choices: steps.filter(({ isOpen }) => isOpen).map(({ id }) => id),
})

/** Of an item that has said its last word: whether it is through, or wants to go on there another time. */
const hasEnded = (data: Record<string, string>) =>
  data['cmi.exit'] !== 'suspend' && data['cmi.completion_status'] !== 'incomplete'

/** Time that is over, and a logout, end the course (SCORM 2004, Run-Time, 4.2.8). */
function requestOf({ request, data }: Message): string | undefined {
  if (data['cmi.exit'] === 'time-out' || data['cmi.exit'] === 'logout') return 'exitAll'
  return request === '_none_' ? undefined : request
}
