import { addressOf } from '#schema/address.ts'
import { Badge } from '#ui/badge.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { ListPage } from '#ui/list-page.tsx'
import type { ListColumn } from '#ui/list-rows.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { type CertificationList, CertificationQuery } from './schema.ts'

export type Props = CertificationList

const path = '/admin/certifications'

/** The certifications of the catalog, each with a link to its form. */
export default function Certifications({ certifications, ...page }: Props) {
  return (
    <ListPage
      {...page}
      title="Certifications"
      noun="certifications"
      path={path}
      href={(change) => addressOf(path, CertificationQuery, page, change)}
      filters={<TextInput label="Name or issuer" name="q" icon="search" />}
      query={page}
      columns={columns}
      rows={certifications}
      rowKey={({ id }) => id}
      empty={{ title: 'No results.', icon: 'medal' }}
    />
  )
}

const columns: ListColumn<Props['certifications'][number]>[] = [
  {
    key: 'name',
    header: 'Certification',
    onPhone: 'title',
    cell: ({ id, name, isEdited, published }) => (
      <Cluster>
        <Link href={`${path}/${id}/edit`}>{name}</Link>
        {isEdited && <Badge>Edited here</Badge>}
        {!published && <Badge tone="warning">Not published</Badge>}
      </Cluster>
    ),
  },
  { key: 'issuer', header: 'Issuer', cell: ({ issuer }) => issuer },
]
