import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Progress } from '#ui/progress.tsx'
import { longDate } from '#ui/relative-date.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { CodeCards } from './code-cards.tsx'
import { Limits } from './limits.tsx'
import { assessmentMessages as words } from './messages.ts'
import { statements } from './model/statements.ts'
import { Occupations } from './occupations.tsx'
import { PrintButton } from './print-button.tsx'
import styles from './results.module.css'
import type { ResultsPage } from './schema.ts'
import { ScoresCard } from './scores-card.tsx'
import { Trainings } from './trainings.tsx'

export type Props = ResultsPage

/** The result of the interest assessment: a code of three letters, what it means, and where it leads. */
export default function Results(page: Props) {
  const { take, open, places, zip } = page
  if (!take)
    return (
      <Page title="Your interests" lead={words.lead}>
        {open === null ? (
          <EmptyState
            title={words.noResult}
            icon="compass"
            actions={<ButtonLink href="/assessment">Take the assessment</ButtonLink>}
          >
            <p>{words.time}</p>
          </EmptyState>
        ) : (
          <Halfway open={open} />
        )}
      </Page>
    )
  return (
    <Page
      title="Your interests"
      lead={`Taken on ${longDate(new Date(take.completedAt))}. ${words.private}`}
      actions={
        <div className={styles.actions}>
          <Cluster>
            <PrintButton />
            {page.occupations.length > 0 && <ButtonLink href="#occupations">See what fits</ButtonLink>}
          </Cluster>
        </div>
      }
    >
      {open !== null && <Halfway open={open} />}
      <CodeCards places={places} />
      <ScoresCard {...page} take={take} />
      <Occupations occupations={page.occupations} zip={zip} />
      <Trainings trainings={page.trainings} />
      <Limits />
      <Again take={take} open={open} />
    </Page>
  )
}

/** One that is going on. */
const Halfway = ({ open }: { open: number }) => (
  <section className={styles.halfway}>
    <h2>You have begun</h2>
    <Progress
      label="Answered"
      value={open}
      max={statements.length}
      text={`${open} of ${statements.length}`}
    />
    <ButtonLink href="/assessment">Continue</ButtonLink>
  </section>
)

function Again({ take, open }: { take: NonNullable<Props['take']>; open: number | null }) {
  return (
    <section className={styles.again}>
      <p>
        <strong>Take it again any time.</strong> Best after some months, or when your life has changed. Each
        result is kept, and you can compare them.
      </p>
      <Cluster>
        {open === null && (
          <Form action="/assessment" name="again">
            <SubmitButton variant="secondary" icon="refresh">
              Retake
            </SubmitButton>
          </Form>
        )}
        <Confirm
          action={`/assessment/results/${take.id}/delete`}
          label="Delete this result"
          variant="quiet"
          icon="trash"
          title={`Delete the result of ${longDate(new Date(take.completedAt))}?`}
        >
          <p>It cannot be brought back.</p>
        </Confirm>
      </Cluster>
    </section>
  )
}
