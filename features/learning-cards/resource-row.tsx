import { recommendedBy as recommendedByWords } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { narrow } from '#ui/picture-variants.ts'
import { longDate } from '#ui/relative-date.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './resource-row.module.css'
import type { ResourceCard } from './schema.ts'

type Props = {
  resource: ResourceCard
  heading?: 'h2' | 'h3'
  href?: string
  recommendedBy?: { name: string } | null
}

/** A file or link among others: the title leads to its page, the button to the thing itself. */
export function ResourceRow({
  resource,
  heading: Heading = 'h3',
  href = `/resources/${resource.id}`,
  recommendedBy,
}: Props) {
  const { title, description, image, file } = resource
  return (
    <article className={styles.row}>
      {image ? (
        <img className={styles.picture} src={narrow(image, 320)} alt="" loading="lazy" />
      ) : (
        <span className={styles.picture}>
          <Icon name={file ? 'document' : 'link'} />
        </span>
      )}
      <div className={styles.words}>
        {recommendedBy && (
          <p className={styles.by}>
            <Icon name="star" /> {recommendedByWords(recommendedBy.name)}
          </p>
        )}
        <Heading className={styles.title}>
          <Link href={href} data-cover>
            {title}
          </Link>
        </Heading>
        <p>{description}</p>
        <p className={styles.facts}>{factsOf(resource)}</p>
      </div>
      <ResourceButton resource={resource} size="small" />
    </article>
  )
}

/** Downloads the file, or opens the link. */
export function ResourceButton({
  resource: { title, address, file },
  size,
}: {
  resource: ResourceCard
  size?: 'small'
}) {
  const isOther = address.startsWith('https://')
  return (
    <ButtonLink
      href={address}
      variant={size ? 'secondary' : 'primary'}
      size={size}
      icon={file ? 'download' : isOther ? 'external' : undefined}
      {...(file && { download: true })}
      {...(isOther && { target: '_blank', rel: 'noopener' })}
    >
      {file ? 'Download' : 'Open'}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  )
}

/** 'PDF, 640 kB · Nov 9, 2026', 'archives.gov, opens in a new window · Aug 14, 2026' */
export const factsOf = ({ address, file, createdAt }: ResourceCard): string =>
  [
    file
      ? `${file.type}, ${sizeOf(file.bytes)}`
      : hostOf(address) && `${hostOf(address)}, opens in a new window`,
    longDate(new Date(createdAt)),
  ]
    .filter(Boolean)
    .join(' · ')

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '')

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
