import { useEffect, useRef, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { Select } from '#ui/select.tsx'
import { useShownLook } from '../live/shown-look.tsx'
import type { TypedLook } from '../look-fields.tsx'
import scaled from './scaled-page.module.css'
import styles from './site-preview.module.css'
import { type Mark, partAt, useMarks } from './use-marks.ts'
import { useScale } from './use-scale.ts'

/** Which page of which site is looked at. */
export type PreviewedPage = {
  themeId: string
  name: string
  /** where it is looked at; null: nowhere yet */
  address: string | null
  path: string
  onPath: (path: string) => void
  pages: { value: string; label: string }[]
}

type Props = PreviewedPage & {
  /** a publication instead of the draft */
  version?: number | null
  /** shown over what the server has drawn */
  look?: TypedLook
  /** changes when the server would draw something else */
  drawn?: number
  /** the changes to mark, once it is known which parts the page has */
  marksOn?: (parts: readonly string[]) => Mark[]
  /** a part of the page was clicked */
  onPart?: (part: string) => void
}

const widths = { desktop: 'Desktop', phone: 'Phone' } as const
const schemes = { light: 'Light', dark: 'Dark' } as const
type Width = keyof typeof widths
type Scheme = keyof typeof schemes

/** The real pages of a site as a visitor sees them. Links lead to its other pages within the preview; forms do nothing. */
export function SitePreview({
  themeId,
  name,
  address,
  path,
  onPath,
  pages,
  version,
  look,
  drawn = 0,
  marksOn,
  onPart,
}: Props) {
  const [width, setWidth] = useState<Width>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const hydrated = useHydrated()
  const [isWhole, setWhole] = useState(false)
  const [shown, setShown] = useState<Document | null>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const scroll = useRef(0)
  const box = useScale(width === 'phone' ? 390 : 1280)
  useShownLook(look ?? null, shown)
  useScheme(scheme, shown)
  useRedraw(drawn, frame, scroll)
  const [isMarked, setMarked] = useState(false)
  useMarks(isMarked && !version ? marksOn : undefined, shown)
  const opened = useRef(onPart)
  opened.current = onPart

  // The first page may be there before this script is, and then no event says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page
  useEffect(() => {
    const first = frame.current?.contentDocument
    if (first?.readyState === 'complete' && first.URL !== 'about:blank') markShown(first)
  }, [])

  function markShown(contentDocument: Document | null) {
    if (contentDocument === shown) return
    contentDocument?.defaultView?.scrollTo(0, scroll.current)
    scroll.current = 0
    setShown(contentDocument)
    contentDocument?.addEventListener('click', follow, true)
    contentDocument?.addEventListener('submit', stop, true)
  }

  function follow(event: Event) {
    const link = (event.target as Element).closest?.('a[href]')
    if (!link) return choose(event)
    const href = link.getAttribute('href')!
    if (href.startsWith('#')) return
    stop(event)
    if (/^\/(?!\/)/.test(href)) onPath(href.split('#')[0]!)
  }

  function choose({ target }: Event) {
    const element = target as Element
    const part = partAt(element.ownerDocument, element)
    if (part) opened.current?.(part)
  }

  const query = new URLSearchParams({ path, ...(version && { version: String(version) }) })
  const known = pages.some(({ value }) => value === path)
  return (
    <section
      className={cx(styles.preview, isWhole && styles.whole)}
      aria-label={`Preview of ${name}`}
      id="tour-preview"
    >
      <div className={cx(styles.bar, !hydrated && styles.waiting)}>
        <Select
          label="Page"
          hideLabel
          options={known ? pages : [...pages, { value: path, label: path }]}
          value={path}
          onChange={(event) => onPath(event.target.value)}
        />
        <Segments label="Width" of={widths} chosen={width} onChoose={setWidth} />
        <Segments label="Colors" of={schemes} chosen={scheme} onChoose={setScheme} />
        {marksOn && (
          <button
            type="button"
            className={styles.mark}
            aria-pressed={isMarked}
            onClick={() => setMarked(!isMarked)}
          >
            Mark changes
          </button>
        )}
        <button
          type="button"
          className={styles.open}
          aria-pressed={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          Whole page
        </button>
      </div>
      <div className={styles.frame}>
        <p className={styles.address}>{(address ? new URL(address).host : name) + path}</p>
        <div ref={box} className={cx(scaled.box, styles.box, styles[width])}>
          <iframe
            key={`${themeId} ${query}`}
            ref={frame}
            title={`Preview of ${name}`}
            src={`/website-builder/site/${themeId}/look/preview?${query}`}
            onLoad={({ currentTarget }) => markShown(currentTarget.contentDocument)}
          />
        </div>
      </div>
    </section>
  )
}

const darkPictures = 'source[media="(prefers-color-scheme: dark)"], source[data-dark]'

function useScheme(scheme: Scheme, shown: Document | null) {
  useEffect(() => {
    if (!shown) return
    shown.documentElement.setAttribute('data-scheme', scheme)
    // Pictures for dark pages follow the reader's own setting, not this one.
    for (const source of shown.querySelectorAll<HTMLSourceElement>(darkPictures)) {
      source.dataset.dark = ''
      source.media = scheme === 'dark' ? 'all' : 'not all'
    }
  }, [scheme, shown])
}

/** Asks the server for the page again, which stays where it is scrolled to. */
function useRedraw(drawn: number, frame: { current: HTMLIFrameElement | null }, scroll: { current: number }) {
  const first = useRef(drawn)
  useEffect(() => {
    if (first.current === drawn) return
    first.current = drawn
    const view = frame.current?.contentWindow
    scroll.current = view?.scrollY ?? 0
    view?.location.reload()
  }, [drawn, frame, scroll])
}

type SegmentsProps<Key extends string> = {
  label: string
  of: { readonly [key in Key]: string }
  chosen: Key
  onChoose: (key: Key) => void
}

function Segments<Key extends string>({ label, of, chosen, onChoose }: SegmentsProps<Key>) {
  return (
    <fieldset className={styles.segments}>
      <legend>{label}</legend>
      {(Object.keys(of) as Key[]).map((key) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {of[key]}
        </button>
      ))}
    </fieldset>
  )
}

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
