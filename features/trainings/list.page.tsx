import { TrainingGrid } from '#features/learning-cards/widgets.ts'
import { addressOf } from '#schema/address.ts'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { trainingMessages } from './messages.ts'
import { ListQuery, type TrainingList } from './schema.ts'

export type Props = TrainingList

const path = '/trainings/list'

/** The trainings under a heading. */
export default function List({ trainings, themes, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title={page.theme || 'All trainings'}
      lead={<Link href="/trainings">All of the catalog</Link>}
      noun="trainings"
      path={path}
      href={(change) => addressOf(path, ListQuery, page, change)}
      filters={
        <>
          <TextInput label="Search trainings" name="q" icon="search" />
          <Select
            label="Category"
            name="theme"
            empty="Every category"
            options={themes.flatMap(({ theme }) => (theme ? [theme] : []))}
          />
        </>
      }
      query={page}
      chips={chipsOf(page)}
      rows={trainings}
      rowKey={({ id }) => id}
      empty={{ title: trainingMessages.noResults, icon: 'book' }}
    >
      <TrainingGrid trainings={trainings} heading="h2" />
    </ListPage>
  )
}

const chipsOf = ({ q, theme }: Pick<Props, 'q' | 'theme'>) => [
  ...(theme ? [{ label: theme, clears: { theme: '' } }] : []),
  ...(q ? [{ label: `“${q}”`, clears: { q: '' } }] : []),
]
