import { SearchFields } from '#features/job-search/widgets.ts'
import type { ValuesOf } from '../../model/types.ts'
import { SearchSwitch } from '../../search-switch.tsx'
import type { ViewProps } from '../../views.tsx'
import type { searchJobsFields } from './schema.ts'

export default function SearchJobsFields({ values }: ViewProps<ValuesOf<typeof searchJobsFields>>) {
  return (
    <SearchSwitch>
      <SearchFields complete button={values.buttonText} />
    </SearchSwitch>
  )
}
