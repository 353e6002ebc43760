import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { isEdge } from '#ui/narrow-sections.ts'
import { usePage } from '#ui/nav.ts'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import styles from './teaser.module.css'

/** What members get, in a few sentences beside a picture of their dashboard made of the newest jobs. */
export default function Teaser({ content, newest, variant }: SectionProps) {
  const { teaserEyebrow, teaserTitle, teaser = [], teaserButton = 'Sign up free' } = content
  const { viewer } = usePage<{ viewer?: object | null }>().props
  if (!teaserTitle) return null
  return (
    <section className={cx(styles.teaser, isEdge({ variant }) && section.edge)}>
      <div className={styles.words}>
        {teaserEyebrow && <p className={styles.eyebrow}>{teaserEyebrow}</p>}
        <h2>{teaserTitle}</h2>
        <ul className={styles.points}>
          {teaser.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
        {!viewer && (
          <div>
            <ButtonLink href="/auth/signup" size="large">
              {teaserButton}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.picture} aria-hidden="true">
        <p className={styles.greeting}>Good morning</p>
        <div className={styles.module}>
          <strong>Jobs near you</strong>
          {newest.slice(0, 3).map(({ id, title }) => (
            <span key={id}>{title}</span>
          ))}
        </div>
        <div className={styles.module}>
          <strong>Recommended by your mentor</strong>
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
        <div className={styles.module}>
          <strong>Your interests</strong>
          <svg viewBox="0 0 100 88" width="72" height="64" focusable="false" aria-hidden="true">
            <path className={styles.hexagon} d="M27 4h46l23 40-23 40H27L4 44Z" />
            <path className={styles.shape} d="M34 16 60 26l24 18-16 20-20 14-28-30Z" />
          </svg>
        </div>
      </div>
    </section>
  )
}
