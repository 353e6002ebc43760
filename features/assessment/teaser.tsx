import { ButtonLink } from '#ui/button.tsx'
import { assessmentMessages as words } from './messages.ts'
import styles from './teaser.module.css'

/** The way into the assessment from a page of the site. */
export const AssessmentTeaser = () => (
  <div className={styles.teaser}>
    <h3>Find work that fits your interests</h3>
    <p>{words.lead}</p>
    <p>{words.time}</p>
    <ButtonLink href="/assessment">Take the assessment</ButtonLink>
  </div>
)
