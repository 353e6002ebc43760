import { verdictWords } from '#features/benefits/widgets.ts'
import { emptyMessages } from '#spec/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Foot, None, Row, Rows } from '../parts.tsx'
import type { ViewProps } from '../views.tsx'
import type { VaBenefitsData } from './load.ts'

export default function VaBenefits({ data: { area, benefits, total } }: ViewProps<VaBenefitsData>) {
  if (benefits.length === 0) return <None>{emptyMessages.nothing}</None>
  return (
    <>
      <Rows>
        {benefits.map(({ id, name, verdict, why, link }) => (
          <Row key={id} title={name} href={link} lines={[why]}>
            <Badge tone={verdictWords[verdict].tone}>{verdictWords[verdict].label}</Badge>
          </Row>
        ))}
      </Rows>
      <Foot>
        <Link href={`/benefits#${area}`}>
          {total > benefits.length ? `See all ${total} and why` : 'See all benefits and why'}
        </Link>
      </Foot>
    </>
  )
}
