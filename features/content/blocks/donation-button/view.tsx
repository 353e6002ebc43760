import { FundraiserLinks } from '../../fundraiser-links.tsx'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { donationButton } from './schema.ts'

type Data = Parameters<typeof FundraiserLinks>[0]['data']

export default function DonationButtonView({
  values,
  data,
}: ViewProps<ValuesOf<typeof donationButton>, Data>) {
  return <FundraiserLinks data={data} words={values} />
}
