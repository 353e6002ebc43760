import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AdminQuery, type TrainingRow } from './schema.ts'

export type Props = AdminQuery & { trainings: TrainingRow[]; totalDocs: number }

const path = '/admin/trainings'

/** The trainings that one may change. */
export default function TrainingsForStaff({ trainings, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Edit trainings"
      noun="trainings"
      actions={
        <ButtonLink href={`${path}/new`} icon="plus">
          New training
        </ButtonLink>
      }
      path={path}
      href={(change) => addressOf(path, AdminQuery, page, change)}
      filters={<TextInput label="Title" name="q" icon="search" />}
      query={page}
      columns={columns}
      rows={trainings}
      rowKey={({ id }) => id}
      empty={{ title: 'No trainings yet.', icon: 'book' }}
    />
  )
}

const columns: ListColumn<TrainingRow>[] = [
  {
    key: 'title',
    header: 'Training',
    onPhone: 'title',
    cell: ({ id, title }) => <Link href={`${path}/${id}/edit`}>{title}</Link>,
  },
  { key: 'theme', header: 'Category', cell: ({ theme }) => theme },
  { key: 'site', header: 'Site', cell: ({ site }) => site ?? 'All sites' },
  { key: 'promoted', header: 'Promoted', align: 'end', cell: ({ promoted }) => promoted || '' },
  {
    key: 'restricted',
    header: 'Hidden from',
    wideOnly: true,
    cell: ({ restrictedForUserTypes }) => restrictedForUserTypes.join(', '),
  },
  { key: 'begun', header: 'Begun', align: 'end', cell: ({ begun }) => figure(begun) },
  { key: 'completed', header: 'Completed', align: 'end', cell: ({ completed }) => figure(completed) },
]
