import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { playerOf, videoId } from './model/video-id.ts'
import styles from './video.module.css'

const providers = {
  youtube: {
    parameters: { autoplay: '1' },
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    name: 'YouTube',
  },
  vimeo: {
    parameters: { autoplay: '1', dnt: '1' },
    page: (id: string) => `https://vimeo.com/${id}`,
    name: 'Vimeo',
  },
}

type Props = { provider: keyof typeof providers; video?: string; title?: string }

/** A video: nothing of the provider is fetched before somebody plays it. Without script it is a link. */
export function Video({ provider, video, title = 'Video' }: Props) {
  const [isPlaying, play] = useState(false)
  const id = videoId(provider, video)
  if (!id) return null
  const { parameters, page, name } = providers[provider]
  return (
    <div className={styles.video}>
      {isPlaying ? (
        <iframe
          ref={goOnIn}
          title={title}
          src={withParameters(playerOf(provider, id), parameters)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ) : (
        <a
          className={styles.opener}
          href={page(id)}
          onClick={(event) => {
            event.preventDefault()
            play(true)
          }}
        >
          <Icon name="play" />
          <span>
            Play “{title}” <small>({name})</small>
          </span>
        </a>
      )}
    </div>
  )
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The pressed button is gone: keyboard focus moves into the player. */
const goOnIn = (frame: HTMLIFrameElement | null) => frame?.focus()
