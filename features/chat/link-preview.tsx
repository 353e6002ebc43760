import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './attachment.module.css'
import type { Message } from './schema.ts'

/** What a link leads to, in its own words. */
export function LinkPreview({ preview }: { preview: NonNullable<Message['preview']> }) {
  return (
    <a
      className={cx(styles.file, styles.preview)}
      href={preview.url}
      rel="noopener noreferrer nofollow ugc"
      target="_blank"
    >
      <Icon name="link" />
      <span dir="auto">
        <strong>{preview.title}</strong>
        {preview.description && <span>{preview.description}</span>}
        <small>{preview.host}</small>
      </span>
    </a>
  )
}
