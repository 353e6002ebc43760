import { Favorites, JobCard } from '#features/job-cards/widgets.ts'
import { TrainingCard } from '#features/learning-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { recommendationMessages, recommendedBy } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import styles from './list.module.css'
import { ListQuery, type Recommendation, type RecommendationList } from './schema.ts'

export type Props = RecommendationList

const mentors = <ButtonLink href="/users/search/mentors">Find a mentor</ButtonLink>

/** What mentors have recommended to a person. */
export default function Recommendations({ data, totalDocs, ...query }: Props) {
  return (
    <Page title="Recommendations">
      {data.length === 0 && (
        <EmptyState title={recommendationMessages.none} icon="star" actions={mentors}>
          <p>Mentors who find your profile can recommend jobs and trainings to you. They’ll appear here.</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {data.map((one) => (
          <li key={one.id} className={styles.one}>
            <div className={styles.head}>
              <div>
                <p className={styles.by}>{recommendedBy(one.by.name)}</p>
                {one.note && (
                  <blockquote className={styles.note} dir="auto">
                    {one.note}
                  </blockquote>
                )}
              </div>
              <Done one={one} />
            </div>
            <What one={one} />
          </li>
        ))}
      </ul>
      {totalDocs > query.limit && (
        <Pagination
          page={query.page}
          total={totalDocs}
          perPage={query.limit}
          href={(page) => addressOf('/recommendations/list', ListQuery, query, { page })}
          label="Pages of recommendations"
        />
      )}
      <Favorites />
    </Page>
  )
}

/** What is recommended, as a card of its kind. */
function What({ one: { job, training, href } }: { one: Recommendation }) {
  if (job) return <JobCard job={{ ...job, href }} heading="h2" hasEnded={job.isGone} />
  return training && <TrainingCard training={training} heading="h2" href={href} />
}

function Done({ one }: { one: Recommendation }) {
  return (
    <Form action={`/recommendations/${one.id}`}>
      <SubmitButton
        name="completed"
        value={String(!one.isComplete)}
        variant="secondary"
        size="small"
        icon={one.isComplete ? undefined : 'check'}
      >
        {one.isComplete ? 'Mark as not done' : 'Mark as done'}
      </SubmitButton>
    </Form>
  )
}
