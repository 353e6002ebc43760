import type { HomeContent } from '#features/themes/schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './call.module.css'

/** One thing to do, in the brand's color. */
export function Call({ callTitle, callText, call = [] }: HomeContent) {
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
