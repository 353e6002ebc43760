import { Page } from '#ui/page.tsx'
import { Calculator } from './calculator.tsx'
import type { Housing } from './schema.ts'

export type Props = Housing

/** The calculator by itself. */
export default function Bah(housing: Props) {
  return (
    <Page title="Housing allowance" lead={`Rates of ${housing.year}, by ZIP, pay grade and dependents.`}>
      <Calculator housing={housing} action="/user/bah" />
    </Page>
  )
}
