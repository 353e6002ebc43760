import { emptyMessages } from '#spec/messages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { narrow } from '#ui/picture-variants.ts'
import type { Picture } from '../schema.ts'
import styles from './gallery.module.css'
import type { GalleryState } from './use-gallery.ts'

type Props = {
  gallery: GalleryState
  chosen: Picture | null
  onChoose: (picture: Picture) => void
  /** at once, by a double click */
  onUse: (picture: Picture) => void
}

/** The pictures in three columns (document 3, section 2). */
export function PictureGrid({ gallery, chosen, onChoose, onUse }: Props) {
  const { pictures, totalDocs, isLoading, hasMore, more } = gallery
  if (!pictures.length && !isLoading)
    return (
      <EmptyState title={emptyMessages.nothing} icon="upload">
        <p>Pictures of this site appear here. Upload one to use it.</p>
      </EmptyState>
    )
  return (
    <section aria-label="Pictures" aria-busy={isLoading}>
      <ul className={styles.grid}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={picture.id === chosen?.id}
              title={picture.name}
              onClick={() => onChoose(picture)}
              onDoubleClick={() => onUse(picture)}
            >
              <img
                src={narrow(picture.url, 320)}
                alt={picture.alt || picture.name}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <p role="status">
          {isLoading ? 'Loading…' : `${figure(pictures.length)} of ${figure(totalDocs)} pictures`}
        </p>
        {hasMore && (
          <Button variant="secondary" size="small" busy={isLoading} onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </section>
  )
}
