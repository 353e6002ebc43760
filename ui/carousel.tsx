import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import styles from './carousel.module.css'
import { useHydrated } from './hydrated.ts'

type Props = {
  label: string
  slides: { key: string; content: ReactNode }[]
  /** Advances automatically after this many seconds; with reduced motion only after "Play" is pressed. */
  autoplaySeconds?: number
}

/** A 16:9 carousel; without script it scrolls. */
export function Carousel({ label, slides, autoplaySeconds }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const hydrated = useHydrated()
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(Boolean(autoplaySeconds))
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!autoplaySeconds || !isPlaying || isHeld) return
    const timer = setTimeout(() => show((at + 1) % slides.length), autoplaySeconds * 1000)
    return () => clearTimeout(timer)
  })

  function show(index: number) {
    const list = track.current
    list?.scrollTo({ left: index * list.clientWidth })
  }

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onScroll={(event) => setAt(nearest(event.currentTarget))}
        // Pauses while the pointer or focus is on the slide; "Play" below it starts at once.
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {slides.map((slide, i) => (
          <li key={slide.key} className={styles.slide} aria-label={`${i + 1} of ${slides.length}`}>
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {hydrated && (
            <Controls
              at={at}
              count={slides.length}
              show={show}
              isPlaying={isPlaying}
              onPlay={autoplaySeconds && setPlaying}
            />
          )}
        </div>
      )}
    </section>
  )
}

type ControlsProps = {
  at: number
  count: number
  show: (index: number) => void
  isPlaying: boolean
  onPlay?: ((isPlaying: boolean) => void) | 0
}

function Controls({ at, count, show, isPlaying, onPlay }: ControlsProps) {
  return (
    <>
      <IconButton icon="chevron-left" label="Previous slide" onClick={() => show((at + count - 1) % count)} />
      <span className={styles.place}>
        {at + 1} / {count}
      </span>
      <IconButton icon="chevron-right" label="Next slide" onClick={() => show((at + 1) % count)} />
      {onPlay && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          onClick={() => onPlay(!isPlaying)}
        />
      )}
    </>
  )
}

function nearest(list: HTMLElement) {
  return Math.round(list.scrollLeft / (list.clientWidth || 1))
}
