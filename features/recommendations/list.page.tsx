import { Favorites, JobCard } from '#features/jobs/widgets.ts'
import { recommendationMessages, recommendedBy } from '#spec/messages.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Form } from '#ui/form.tsx'
import { Container, PageHeader } from '#ui/layout.tsx'
import { Head } from '#ui/nav.ts'
import styles from './list.module.css'
import type { Recommendation, RecommendationList } from './schema.ts'

export type Props = RecommendationList

const mentors = <ButtonLink href="/users/search/mentors">Find a mentor</ButtonLink>

/** What mentors have recommended to a person. */
export default function Recommendations({ data }: Props) {
  return (
    <Container>
      <Head title="Recommendations" />
      <div className={styles.page}>
        <PageHeader title="Recommendations" />
        {data.length === 0 && (
          <EmptyState title={recommendationMessages.none} icon="star" actions={mentors}>
            <p>Mentors who find your profile can recommend jobs to you. They stand here then.</p>
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
              <JobCard job={{ ...one.job, href: one.href }} heading="h2" hasEnded={one.job.isGone} />
            </li>
          ))}
        </ul>
      </div>
      <Favorites />
    </Container>
  )
}

function Done({ one }: { one: Recommendation }) {
  return (
    <Form action={`/recommendations/${one.id}`}>
      {({ busy }) => (
        <Button
          type="submit"
          name="completed"
          value={String(!one.isComplete)}
          variant="secondary"
          size="small"
          icon={one.isComplete ? undefined : 'check'}
          busy={busy}
        >
          {one.isComplete ? 'Put back among the open ones' : 'Mark as done'}
        </Button>
      )}
    </Form>
  )
}
