import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Page } from '#ui/page.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { quizMessages } from './messages.ts'
import styles from './quiz.module.css'
import { ListQuery, type QuizList } from './schema.ts'
import { TakeBadge } from './take-badge.tsx'

export type Props = QuizList
type Quiz = QuizList['quizzes'][number]

/** Quizzes and surveys of a site. */
export default function Quizzes({ quizzes, mayMake, totalDocs, page, limit }: Props) {
  return (
    <Page
      title="Quizzes"
      actions={
        mayMake && (
          <ButtonLink href="/quizzes/new" icon="plus">
            New quiz
          </ButtonLink>
        )
      }
    >
      {quizzes.length === 0 && (
        <EmptyState title={quizMessages.none} icon="document">
          <p>Quizzes and surveys of this site appear here.</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {quizzes.map((quiz) => (
          <Card as="li" key={quiz.id} className={styles.one}>
            <div className={styles.words}>
              <h2 className={styles.title}>{quiz.name}</h2>
              {quiz.lead && <p>{quiz.lead}</p>}
              <p className={styles.facts}>{factsOf(quiz)}</p>
              <Cluster>
                {quiz.lastTake && <TakeBadge take={quiz.lastTake} />}
                {quiz.isAnswered && (
                  <Badge tone="success" icon="check">
                    Answered
                  </Badge>
                )}
              </Cluster>
            </div>
            <Ways {...quiz} />
          </Card>
        ))}
      </ul>
      {totalDocs > limit && (
        <Pagination
          page={page}
          total={totalDocs}
          perPage={limit}
          href={(at) => addressOf('/quizzes', ListQuery, { limit }, { page: at })}
          label="Pages of quizzes"
        />
      )}
    </Page>
  )
}

const factsOf = ({ type, questions, isGlobal, theme }: Quiz) =>
  [
    type === 'survey' ? 'Survey' : 'Quiz',
    questions === 1 ? '1 question' : `${questions} questions`,
    theme && (isGlobal ? `all sites, made on ${theme}` : theme),
  ]
    .filter(Boolean)
    .join(' · ')

function Ways({ id, name, type, mayEdit, lastTake, isAnswered }: Quiz) {
  return (
    <Cluster>
      {!isAnswered && (
        <ButtonLink
          href={`/quizzes/${id}/take`}
          variant={lastTake ? 'secondary' : 'primary'}
          aria-label={`${type === 'survey' ? 'Answer' : 'Take'} ${name}`}
        >
          {type === 'survey' ? 'Answer' : lastTake ? 'Take again' : 'Take'}
        </ButtonLink>
      )}
      {mayEdit && (
        <>
          <ButtonLink
            href={`/quizzes/${id}/edit`}
            variant="secondary"
            icon="edit"
            aria-label={`Edit ${name}`}
          >
            Edit
          </ButtonLink>
          <ButtonLink href={`/quizzes/${id}/results`} variant="quiet" aria-label={`Results of ${name}`}>
            Results
          </ButtonLink>
        </>
      )}
    </Cluster>
  )
}
