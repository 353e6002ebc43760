import { FundraiserGrid } from '#features/fundraisers/widgets.ts'
import { shortMoney } from '#schema/money.ts'
import { LinkList } from '../link-list.tsx'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'

/** What can be given to now. */
export default function Fundraisers({ content, fundraisers, variant }: SectionProps) {
  const title = content.fundraisersTitle ?? 'Give'
  const head = { title, href: '/fundraisers', more: 'All fundraisers' }
  if (fundraisers.length === 0) return null
  if (variant === 'list')
    return (
      <LinkList
        {...head}
        links={fundraisers.map(({ id, name, raised, goal }) => ({
          ...{ label: name, href: `/fundraisers/${id}` },
          text: `${shortMoney(raised)} raised${goal > 0 ? ` of ${shortMoney(goal)}` : ''}`,
        }))}
      />
    )
  return (
    <TitledSection {...head}>
      <FundraiserGrid fundraisers={fundraisers} heading="h3" />
    </TitledSection>
  )
}
