import { Favorites, JobCard } from '#features/job-cards/widgets.ts'
import { ResourceRow, TrainingCard } from '#features/learning-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { recommendationMessages, recommendedBy } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { DateText } from '#ui/text.tsx'
import { AnswerForms } from './answer-forms.tsx'
import styles from './list.module.css'
import { ListQuery, type Recommendation, type RecommendationList } from './schema.ts'

export type Props = RecommendationList

const path = '/recommendations/list'
const mentors = <ButtonLink href="/users/search/mentors">Find a mentor</ButtonLink>

/** What mentors have recommended to a person. */
export default function Recommendations({ data, totalDocs, counts, onlyNonComplete, ...page }: Props) {
  const show = (onlyNonComplete ? 'open' : page.show) as ListQuery['show']
  const query = { ...page, show }
  const total = counts.open + counts.done + counts.declined
  const tabs = [
    { key: 'all', label: 'All', count: total },
    { key: 'open', label: 'To do', count: counts.open },
    { key: 'done', label: 'Done', count: counts.done },
    { key: 'declined', label: 'Not for me', count: counts.declined },
  ] as const
  return (
    <Page title="Recommendations" lead="What your mentors think is worth your time.">
      {total > 0 && (
        <Tabs
          label="State"
          tabs={tabs.map(({ key, label, count }) => ({
            ...{ label, count, isCurrent: key === show },
            href: addressOf(path, ListQuery, { limit: page.limit }, { show: key }),
          }))}
        />
      )}
      {data.length === 0 && (
        <EmptyState
          title={total ? 'Nothing here.' : recommendationMessages.none}
          icon="star"
          actions={!total && mentors}
        >
          {total === 0 && (
            <p>
              Mentors who find your profile can recommend jobs, trainings and resources to you. They’ll appear
              here.
            </p>
          )}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {data.map((one) => (
          <li key={one.id} className={styles.one}>
            <div className={styles.head}>
              <div>
                <p className={styles.by}>
                  {recommendedBy(one.by.name)} <DateText date={one.createdAt} exact />
                </p>
                {one.note && (
                  <blockquote className={styles.note} dir="auto">
                    {one.note}
                  </blockquote>
                )}
              </div>
              <AnswerForms one={one} />
            </div>
            <What one={one} />
          </li>
        ))}
      </ul>
      {totalDocs > page.limit && (
        <Pagination
          page={page.page}
          total={totalDocs}
          perPage={page.limit}
          href={(to) => addressOf(path, ListQuery, query, { page: to })}
          label="Pages of recommendations"
        />
      )}
      <Favorites />
    </Page>
  )
}

/** What is recommended, as a card of its kind. */
function What({ one: { job, training, resource, href } }: { one: Recommendation }) {
  if (job) return <JobCard job={{ ...job, href }} heading="h2" hasEnded={job.isGone} />
  if (training) return <TrainingCard training={training} heading="h2" href={href} />
  return (
    resource && (
      <div className={styles.resource}>
        <ResourceRow resource={resource} heading="h2" href={href} />
      </div>
    )
  )
}
