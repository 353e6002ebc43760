import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { isEdge } from '#ui/narrow-sections.ts'
import type { SectionProps } from '../schema.ts'
import section from '../section.module.css'
import styles from './call.module.css'

/** One thing to do, in the brand's color. */
export default function Call({ content: { callTitle, callText, call = [] }, variant }: SectionProps) {
  if (!callTitle) return null
  return (
    <section className={cx(styles.call, isEdge({ variant }) && section.edge)}>
      <div>
        <h2>{callTitle}</h2>
        {callText && <p>{callText}</p>}
      </div>
      {call.map(({ label, href }) => (
        <ButtonLink key={href} href={href} size="large">
          {label}
        </ButtonLink>
      ))}
    </section>
  )
}
