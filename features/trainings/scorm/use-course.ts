import { useRef } from 'react'
import { router } from '#ui/nav.ts'
import { send } from '#ui/send.ts'
import type { PlayPage, State } from './schema.ts'

type Arrived = { item: string | null; session: number }
type Asked = { request: string; target?: string }

/** Gives the item in the frame time to say its last word. */
const leaveMs = 150

/** The way from one item of a course to another: by address, and by the rules of a course that has them. */
export function useCourse(
  { training, version }: PlayPage,
  frame: React.RefObject<HTMLIFrameElement | null>,
  settled: () => Promise<void>,
  onRefused: (sentence: string) => void,
) {
  const isLeaving = useRef(false)
  const session = useRef(0)
  const here = `/trainings/${training.id}/package`
  const partAt = (id: string) => `${here}?item=${encodeURIComponent(id)}`

  async function ask(asked: Asked): Promise<Arrived | null> {
    const body = { id: crypto.randomUUID(), after: session.current, ...asked }
    const answer = await send(`${here}/navigation`, { body }).catch(() => null)
    if (answer?.ok) {
      const arrived = (await answer.json()) as Arrived
      session.current = arrived.session
      return arrived
    }
    const said = (await answer?.json().catch(() => null)) as { error?: string } | null
    onRefused(said?.error ?? 'The server cannot be reached. Please try again.')
    return null
  }

  /** Leaves the item, waits until its last word is kept, and goes on. */
  async function leave(where: () => Promise<string | null>) {
    if (isLeaving.current) return
    isLeaving.current = true
    const last = frame.current
    const src = last?.src
    if (last) last.src = 'about:blank'
    await new Promise((go) => setTimeout(go, leaveMs))
    await settled()
    const href = await where()
    isLeaving.current = false
    if (href !== null) return router.visit(href)
    if (last && src) last.src = src
  }

  const overview = `/trainings/${training.id}`
  const by = async (asked: Asked) => {
    const arrived = await ask(asked)
    return arrived && (arrived.item === null ? overview : partAt(arrived.item))
  }

  return {
    ...{ here, partAt },
    /** Opens what the address names, or what comes next, as a step of the course. @returns what is played, where the page shows another item */
    async open(shown: string): Promise<string | null> {
      const target = new URLSearchParams(location.search).get('item')
      const arrived = version === '2004' ? await ask({ request: 'open', ...(target && { target }) }) : null
      return arrived && arrived.item !== shown ? arrived.item : null
    },
    keepUp(state: State) {
      if (state.session !== null) session.current = state.session
    },
    /** To an item of 1.2, or by a request of 2004. */
    step: (to: string) => leave(async () => (version === '2004' ? by({ request: to }) : partAt(to))),
    choose: (item: string) =>
      leave(async () => (version === '2004' ? by({ request: 'choice', target: item }) : partAt(item))),
    /** `isEnded`: what was played has said its last word, and does not want to go on there. */
    exit: (isEnded: () => boolean) =>
      leave(async () => {
        if (version === '2004' && isEnded()) await ask({ request: 'exit' })
        return overview
      }),
    /** What an item of 2004 asks for by itself (Sequencing and Navigation, 5.6). */
    async follow(request: string, latest: () => Pick<State, 'next' | 'previous'>) {
      const [, target, way] = /^\{target=([^}]+)\}(choice|jump)$/.exec(request) ?? []
      await settled()
      const { next, previous } = latest()
      // Nothing comes after the last part: it ends, and the page stays, unless a rule begins it again.
      if ((request === 'continue' && !next) || (request === 'previous' && !previous)) {
        const arrived = await ask({ request: 'exit' })
        if (arrived?.item) router.visit(partAt(arrived.item))
        return
      }
      const href = await by(target && way ? { request: way, target } : { request })
      if (href !== null) router.visit(href)
    },
  }
}
