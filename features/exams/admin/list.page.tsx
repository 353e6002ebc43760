import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { DateText } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type AdminList, AdminQuery, type ExamRow } from '../schema.ts'

export type Props = AdminList

const path = '/admin/nyc-exams'
const states = { open: 'Open', soon: 'Opening soon', past: 'Past' } as const

/** The exams that members see. */
export default function ExamTable({ exams, ...query }: Props) {
  return (
    <ListPage
      {...query}
      title="City exams"
      lead="Civil service exams of New York City, from the city’s lists. Members see how each fits their profile."
      actions={
        <Cluster>
          <ButtonLink href={`${path}/import`} variant="secondary" icon="upload">
            Import CSV
          </ButtonLink>
          <ButtonLink href={`${path}/new`} icon="plus">
            Add an exam
          </ButtonLink>
        </Cluster>
      }
      noun="exams"
      path={path}
      href={(change) => addressOf(path, AdminQuery, query, change)}
      query={query}
      filters={<TextInput label="Title or number" name="q" type="search" icon="search" />}
      columns={columns}
      rows={exams}
      rowKey={({ id }) => id}
      empty={{ title: 'No exams yet.', icon: 'document' }}
    />
  )
}

const columns: ListColumn<ExamRow>[] = [
  {
    key: 'name',
    header: 'Exam',
    onPhone: 'title',
    cell: ({ id, name }) => (
      <bdi>
        <Link href={`${path}/${id}`}>{name}</Link>
      </bdi>
    ),
  },
  { key: 'number', header: 'Number', cell: ({ number }) => number },
  { key: 'category', header: 'Category', wideOnly: true, cell: ({ category }) => category ?? 'Not known' },
  {
    key: 'filing',
    header: 'Filing',
    cell: ({ filingStart, filingEnd }) => (
      <>
        <DateText date={filingStart} exact />
        {'\u00a0to '}
        <DateText date={filingEnd} exact />
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'open' ? 'success' : 'neutral'}>{states[state]}</Badge>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, name }) => (
      <Confirm action={`${path}/${id}/delete`} of={name} size="small" title="Delete this exam?">
        <p>Its reminders go with it. The next import may bring it again.</p>
      </Confirm>
    ),
  },
]
