import { Icon } from '#ui/icon.tsx'
import styles from './attachment.module.css'
import type { Message } from './schema.ts'

/** A picture, its size kept before it loads, or a file to download. */
export function Attachment({ file }: { file: NonNullable<Message['file']> }) {
  if (file.isPicture)
    return (
      <a className={styles.picture} href={file.url} target="_blank" rel="noopener">
        <img
          src={file.url}
          alt={file.name}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          loading="lazy"
        />
      </a>
    )
  return (
    <a className={styles.file} href={file.url} download>
      <Icon name="document" />
      <span>
        {file.name}
        <small>{Math.max(1, Math.round(file.bytes / 1024))} kB</small>
      </span>
    </a>
  )
}
