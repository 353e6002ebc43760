import { ButtonLink } from '#ui/button.tsx'
import type { SectionProps } from '../schema.ts'
import styles from './call.module.css'

/** One thing to do, in the brand's color. */
export default function Call({ content: { callTitle, callText, call = [] } }: SectionProps) {
  if (!callTitle) return null
  return (
    <section className={styles.call}>
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
