import { emptyMessages } from '#spec/messages.ts'
import { Foot, Missing, None, Row, Rows } from '../parts.tsx'
import type { ViewProps } from '../views.tsx'
import type { CertificationsData } from './load.ts'

export default function Certifications({ data: { rows, total, hint } }: ViewProps<CertificationsData>) {
  if (hint) return <Missing hint={hint} />
  if (rows.length === 0) return <None>{emptyMessages.nothing}</None>
  return (
    <>
      <Rows>
        {rows.map(({ id, name, issuer, href }) => (
          <Row key={id} title={name} href={href} lines={[issuer]} />
        ))}
      </Rows>
      {total > rows.length && <Foot>{total - rows.length} more fit your occupation</Foot>}
    </>
  )
}
