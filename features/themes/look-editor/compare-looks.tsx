import { type SyntheticEvent, useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { useShownLook } from '../live/shown-look.tsx'
import type { TypedLook } from '../look-fields.tsx'
import styles from './compare-looks.module.css'
import scaled from './scaled-page.module.css'
import { type Mark, useMarks } from './use-marks.ts'
import { useScale } from './use-scale.ts'

type Props = {
  /** of the previews */
  url: string
  path: string
  /** the draft, over what the server has drawn of it */
  look: TypedLook
  drawn: number
  marksOn: (parts: readonly string[]) => Mark[]
}

/** A page as visitors see it beside the same page in the draft; both scroll together. */
export function CompareLooks({ url, path, look, drawn, marksOn }: Props) {
  const views = useRef<{ [side in Side]?: Window }>({})

  function scrollTogether(side: Side, view: Window) {
    views.current[side] = view
    view.addEventListener('scroll', () => {
      const other = views.current[side === 'live' ? 'draft' : 'live']
      if (other && Math.abs(other.scrollY - view.scrollY) > 1) other.scrollTo(0, view.scrollY)
    })
  }

  const shared = { url, path, onShown: scrollTogether }
  return (
    <div className={styles.sides}>
      <Side side="live" {...shared} />
      <Side side="draft" key={drawn} look={look} marksOn={marksOn} {...shared} />
    </div>
  )
}

type Side = 'live' | 'draft'
type SideProps = Pick<Props, 'url' | 'path'> & {
  side: Side
  look?: TypedLook
  marksOn?: Props['marksOn']
  onShown: (side: Side, view: Window) => void
}

function Side({ side, url, path, look, marksOn, onShown }: SideProps) {
  const [shown, setShown] = useState<Document | null>(null)
  const box = useScale(1280)
  useShownLook(look ?? null, shown)
  useMarks(marksOn, shown)

  function markShown({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const { contentDocument, contentWindow } = currentTarget
    setShown(contentDocument)
    for (const type of ['click', 'submit']) contentDocument?.addEventListener(type, stop, true)
    if (contentWindow) onShown(side, contentWindow)
  }

  const query = new URLSearchParams({ path, of: side })
  return (
    <section className={styles.side} aria-label={side === 'live' ? 'Live' : 'Draft'}>
      <p className={styles.head}>
        {side === 'live' ? <Badge tone="success">Live</Badge> : <Badge tone="warning">Draft</Badge>}
      </p>
      <div ref={box} className={cx(scaled.box, styles.box)}>
        <iframe
          title={side === 'live' ? 'The page as visitors see it' : 'The page in the draft'}
          src={`${url}/preview?${query}`}
          onLoad={markShown}
        />
      </div>
    </section>
  )
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
