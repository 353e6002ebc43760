import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Completion } from '../schema.ts'
import { editHref, type SectionName, sections } from './list.ts'
import styles from './section-links.module.css'

type Props = { id: string; current: SectionName; completion: Completion }

/** The parts of the form, and which have something missing. */
export function SectionLinks({ id, current, completion }: Props) {
  const missing = new Set(completion.missing.map(({ section }) => section))
  return (
    <nav aria-label="Parts of your profile">
      <ul className={styles.list}>
        {sections.map(({ name, title }) => (
          <li key={name}>
            <Link
              href={editHref(id, name)}
              className={cx(styles.link, name === current && styles.current)}
              aria-current={name === current ? 'page' : undefined}
            >
              {title}
              {!missing.has(name) && name !== 'privacy' && (
                <>
                  <Icon name="check" className={styles.done} />
                  <VisuallyHidden> (complete)</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
