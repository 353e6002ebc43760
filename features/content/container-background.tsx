import { useState } from 'react'
import { IconButton } from '#ui/button.tsx'
import styles from './content.module.css'
import type { Container } from './model/document.ts'
import { playerOf, videoId } from './model/video-id.ts'

/** A video behind a container: it plays, silent, when somebody asks for it, and stops for whoever wants no motion. */
export function ContainerBackground({ container }: { container: Container }) {
  const [isPlaying, play] = useState(false)
  const id = container.backgroundType === 'video' ? videoId('youtube', container.backgroundVideo) : null
  if (!id) return null
  const loop = container.backgroundVideoLoop ? `&loop=1&playlist=${id}` : ''
  return (
    <>
      <div className={styles.video}>
        {isPlaying ? (
          <iframe
            title="Background video"
            src={`${playerOf('youtube', id)}?autoplay=1&mute=1&controls=0${loop}`}
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
