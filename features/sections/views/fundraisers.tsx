import { FundraiserGrid } from '#features/fundraisers/widgets.ts'
import type { SectionProps } from '../schema.ts'
import { TitledSection } from '../section-head.tsx'

/** What can be given to now. */
export default function Fundraisers({ content: { fundraisersTitle = 'Give' }, fundraisers }: SectionProps) {
  if (fundraisers.length === 0) return null
  return (
    <TitledSection title={fundraisersTitle} href="/fundraisers" more="All fundraisers">
      <FundraiserGrid fundraisers={fundraisers} heading="h3" />
    </TitledSection>
  )
}
