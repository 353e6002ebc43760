import { addressOf } from '#schema/address.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { DateText } from '#ui/text.tsx'
import { areaNames, type BenefitList, BenefitQuery, type BenefitRow } from '../schema.ts'

export type Props = BenefitList

const path = '/admin/benefits'

/** The table of benefits that all sites share. */
export default function BenefitTable({ benefits, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Benefits"
      lead="What members find under Benefits, and in the modules of VA healthcare, education and housing."
      actions={
        <Cluster>
          <ButtonLink href={`${path}/rates`} variant="secondary" icon="wage">
            Housing allowances
          </ButtonLink>
          <ButtonLink href={`${path}/new`} icon="plus">
            Add a benefit
          </ButtonLink>
        </Cluster>
      }
      noun="benefits"
      path={path}
      href={(change) => addressOf(path, BenefitQuery, page, change)}
      columns={columns}
      rows={benefits}
      rowKey={({ id }) => id}
      empty={{ title: 'No benefits yet.', icon: 'medal' }}
    />
  )
}

const columns: ListColumn<BenefitRow>[] = [
  {
    key: 'name',
    header: 'Benefit',
    onPhone: 'title',
    cell: ({ id, name }) => (
      <bdi>
        <Link href={`${path}/${id}`}>{name}</Link>
      </bdi>
    ),
  },
  { key: 'area', header: 'Area', cell: ({ area }) => areaNames[area] },
  { key: 'link', header: 'Official page', cell: ({ link }) => <a href={link}>{new URL(link).hostname}</a> },
  {
    key: 'checked',
    header: 'Checked',
    cell: ({ checkedOn }) => (checkedOn ? <DateText date={checkedOn} exact /> : 'Not yet'),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, name }) => (
      <Confirm action={`${path}/${id}/delete`} of={name} size="small" title="Delete this benefit?">
        <p>Members no longer see it.</p>
      </Confirm>
    ),
  },
]
