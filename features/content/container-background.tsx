import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import styles from './content.module.css'
import type { Container } from './model/document.ts'
import { playerOf, videoId } from './model/video-id.ts'

/** A video behind a container: it plays, silent, and can be stopped. */
export function ContainerBackground({ container }: { container: Container }) {
  const id = container.backgroundType === 'video' ? videoId('youtube', container.backgroundVideo) : null
  return id && <Film key={id} id={id} isLooped={container.backgroundVideoLoop === true} />
}

function Film({ id, isLooped }: { id: string; isLooped: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const [isPlaying, play] = useState(false)
  useStart(box, play)
  const loop = isLooped ? `&loop=1&playlist=${id}` : ''
  return (
    <>
      <div ref={box} className={styles.video}>
        {isPlaying ? (
          <iframe
            title="Background video"
            src={`${playerOf('youtube', id)}?autoplay=1&mute=1&playsinline=1&controls=0${loop}`}
            allow="autoplay; encrypted-media"
            sandbox="allow-scripts allow-same-origin"
            tabIndex={-1}
          />
        ) : (
          <img src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`} alt="" loading="lazy" />
        )}
      </div>
      <div className={styles.videoControl}>
        <IconButton
          label={isPlaying ? 'Stop the background video' : 'Play the background video'}
          icon={isPlaying ? 'close' : 'play'}
          onClick={() => play(!isPlaying)}
        />
      </div>
    </>
  )
}

/** Starts when it comes into view; not, and no longer, for people who want no motion or save data. */
function useStart(box: RefObject<HTMLDivElement | null>, play: (isPlaying: boolean) => void) {
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)')
    const view = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      view.disconnect()
      play(true)
    })
    function settle() {
      if (!calm.matches) return view.observe(box.current!)
      view.disconnect()
      play(false)
    }
    settle()
    calm.addEventListener('change', settle)
    return () => {
      view.disconnect()
      calm.removeEventListener('change', settle)
    }
  }, [box, play])
}
