import { SearchWords, searchTitle } from '#features/job-search/widgets.ts'
import { searchFrequencies } from '#spec/lists.ts'
import { emptyMessages } from '#spec/messages.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './list.module.css'
import type { SavedSearch, SavedSearchList } from './schema.ts'

export type Props = SavedSearchList

/** A person's saved searches, each described in words. */
export default function SavedSearches({ searches }: Props) {
  return (
    <Page
      title="Saved searches"
      lead="We look for new jobs and email you when there are any."
      actions={<ButtonLink href="/jobs/search">New search</ButtonLink>}
    >
      {searches.length === 0 && (
        <EmptyState title={emptyMessages.nothingSaved}>
          <p>Search for jobs, then press “Save this search”.</p>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search.id}>
            <One search={search} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function One({ search }: { search: SavedSearch }) {
  const { id, name, href, description, frequency, lastMailAt } = search
  const rhythm = searchFrequencies.find(({ value }) => value === frequency)!.label
  return (
    <Card as="article" className={styles.search}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={href}>{name}</Link>
        </h2>
        {name !== searchTitle(description) && <p>{searchTitle(description)}</p>}
        <SearchWords description={description} />
        <p className={styles.rhythm}>
          {frequency === 'off' ? 'No mail' : `Mail: ${rhythm.toLowerCase().replace('monday', 'Monday')}`}
          {lastMailAt && (
            <>
              , last <DateText date={lastMailAt} exact />
            </>
          )}
        </p>
      </div>
      <Cluster>
        <ButtonLink href={`/my-saved-searches/${id}/edit`} variant="secondary" size="small">
          Edit
        </ButtonLink>
        <Confirm
          action={`/my-saved-searches/${id}/delete`}
          label="Remove"
          of={name}
          variant="quiet"
          size="small"
          icon="trash"
          title={`Remove the saved search “${name}”?`}
          verb="Remove"
        >
          <p>You will get no more mail about it.</p>
        </Confirm>
      </Cluster>
    </Card>
  )
}
