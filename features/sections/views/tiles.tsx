import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { isEdge } from '#ui/narrow-sections.ts'
import { sources } from '#ui/picture-variants.ts'
import { LinkList } from '../link-list.tsx'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import styles from './tiles.module.css'

/** One, two or three in a row. */
const sizes = '(min-width: 60rem) 33vw, (min-width: 42rem) 50vw, 100vw'

/** What the site leads with, a picture each; the whole tile is the link. */
export default function Tiles({ content: { tilesTitle, tilesLead, tiles = [] }, variant }: SectionProps) {
  if (tiles.length === 0) return null
  if (variant === 'list')
    return (
      <LinkList
        title={tilesTitle ?? 'More'}
        before={tilesLead && <p>{tilesLead}</p>}
        links={tiles.map(({ title, note, text, strong, detail, href }) => ({
          ...{ label: title, href, above: note },
          text: [text, strong, detail].filter(Boolean).join(' '),
        }))}
      />
    )
  return (
    <section className={section.section}>
      {(tilesTitle || tilesLead) && (
        <div className={cx(styles.head, isEdge({ variant }) && section.inset)}>
          {tilesTitle && <h2>{tilesTitle}</h2>}
          {tilesLead && <p>{tilesLead}</p>}
        </div>
      )}
      <ul className={styles.tiles}>
        {tiles.map(({ title, note, text, strong, detail, href, picture }) => (
          <li key={title}>
            <Link href={href} className={styles.tile}>
              <img {...sources(picture, sizes)} alt="" width="480" height="300" loading="lazy" />
              <span className={styles.foot}>
                <span className={styles.name}>
                  <strong>{title}</strong>
                  {note && <span>{note}</span>}
                </span>
                <span>{text}</span>
                {strong && <b>{strong}</b>}
                {detail && <span className={styles.detail}>{detail}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
