import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { Alert } from '#ui/alert.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { trainingMessages } from './messages.ts'
import { SearchQuery, type SearchResult } from './schema.ts'

export type Props = SearchResult

const path = '/trainings/search'

/** Trainings by words, and by the job categories that somebody is interested in. */
export default function Search({ available, interests, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title={page.i ? 'Trainings for your interests' : 'Search trainings'}
      lead={<Link href="/trainings">All of the catalog</Link>}
      noun="trainings"
      path={path}
      href={(change) => addressOf(path, SearchQuery, page, change)}
      filters={
        <>
          <input type="hidden" name="i" value={page.i} />
          <TextInput label="Search trainings" name="q" icon="search" />
        </>
      }
      query={page}
      chips={[
        ...(interests.length ? [{ label: interests.join(', '), clears: { i: '' } }] : []),
        ...(page.q ? [{ label: `“${page.q}”`, clears: { q: '' } }] : []),
      ]}
      rows={available.trainings}
      rowKey={({ id }) => id}
      notice={page.i && page.totalDocs === 0 && <Alert title={trainingMessages.updateInterests} />}
      empty={{ title: trainingMessages.noResults, icon: 'book' }}
    >
      <TrainingGrid trainings={available.trainings} heading="h2" />
    </ListPage>
  )
}
