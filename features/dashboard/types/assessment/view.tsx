import { assessmentMessages, statementCount } from '#features/assessment/widgets.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import { DateText } from '#ui/text.tsx'
import { Foot, Missing } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { AssessmentData } from './load.ts'

export default function Assessment({ data: { latest, answered } }: ViewProps<AssessmentData>) {
  if (answered !== null)
    return (
      <div className={styles.hint}>
        <Progress
          label="Answered"
          value={answered}
          max={statementCount}
          text={`${answered} of ${statementCount}`}
        />
        <ButtonLink href="/assessment" variant="secondary" size="small">
          Continue
        </ButtonLink>
      </div>
    )
  if (!latest)
    return (
      <Missing hint={{ text: assessmentMessages.lead, action: 'Take the assessment', href: '/assessment' }} />
    )
  return (
    <>
      <p>
        Your interests: <b>{latest.code}</b> · <DateText date={latest.at} exact />
      </p>
      <Foot>
        <Link href="/assessment/results">See what fits</Link>
      </Foot>
    </>
  )
}
