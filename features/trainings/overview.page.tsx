import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { figure } from '#ui/figure.ts'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Continue } from './continue.tsx'
import { trainingMessages } from './messages.ts'
import styles from './overview.module.css'
import { ListQuery, type Overview } from './schema.ts'

export type Props = Overview

/** How many of a heading show here. */
const shown = 3

/** The catalog of trainings: begun, promoted, then by heading. */
export default function Trainings({ trainings, inProgress, completed, themes, interests, mayEdit }: Props) {
  const promoted = trainings.filter((training) => training.promoted > 0)
  return (
    <Page
      title="Trainings"
      lead={
        trainings.length === 1 ? '1 training' : `${figure(trainings.length)} trainings, at your own pace.`
      }
      actions={
        mayEdit && (
          <Cluster>
            <ButtonLink href="/admin/trainings" variant="secondary" icon="edit">
              Edit trainings
            </ButtonLink>
            <ButtonLink href="/admin/trainings/new" icon="plus">
              New training
            </ButtonLink>
          </Cluster>
        )
      }
    >
      <form method="get" action="/trainings/search" data-visit className={styles.search}>
        <TextInput label="Search trainings" name="q" icon="search" maxLength={100} />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <Cluster>
        {interests.length > 0 && (
          <ButtonLink
            variant="secondary"
            size="small"
            icon="star"
            href={`/trainings/search?i=${interests.map(encodeURIComponent).join(',')}`}
          >
            For my interests
          </ButtonLink>
        )}
        {themes.map(({ theme, count }) => (
          <ButtonLink key={theme} variant="secondary" size="small" href={listOf(theme)}>
            {headingOf(theme)} {figure(count)}
          </ButtonLink>
        ))}
      </Cluster>
      {trainings.length === 0 && <EmptyState title={trainingMessages.noResults} icon="book" />}
      <Continue trainings={inProgress} />
      {promoted.length > 0 && (
        <section className={styles.part}>
          <h2>Promoted</h2>
          <TrainingGrid trainings={promoted} />
        </section>
      )}
      {themes.map(({ theme, count }) => (
        <section key={theme} className={styles.part}>
          <div className={styles.head}>
            <h2>
              {headingOf(theme)} <span className={styles.count}>{figure(count)}</span>
            </h2>
            {count > shown && (
              <Link href={listOf(theme)}>
                All {figure(count)} in {headingOf(theme)}
              </Link>
            )}
          </div>
          <TrainingGrid trainings={firstOf(theme, trainings)} />
        </section>
      ))}
      {completed.length > 0 && (
        <section className={styles.part}>
          <h2>Completed</h2>
          <ul className={styles.completed}>
            {completed.map(({ id, title }) => (
              <li key={id}>
                <Link href={`/trainings/${id}`}>{title}</Link>
                <ButtonLink
                  href={`/trainings/${id}/certificate`}
                  variant="quiet"
                  size="small"
                  icon="download"
                  download
                  aria-label={`Certificate for ${title}`}
                >
                  Certificate
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  )
}

/** Promoted ones are above already, unless there is nothing else. */
function firstOf(theme: string, trainings: Overview['trainings']) {
  const all = trainings.filter((one) => one.theme === theme)
  return [...all].sort((a, b) => Number(a.promoted > 0) - Number(b.promoted > 0)).slice(0, shown)
}

const headingOf = (theme: string) => theme || 'More trainings'
const listOf = (theme: string) =>
  addressOf('/trainings/list', ListQuery, { q: '', theme, page: 1, limit: 12 })
