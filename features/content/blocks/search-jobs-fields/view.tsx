import { SearchFields } from '#features/jobs/widgets.ts'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { searchJobsFields } from './schema.ts'

export default function SearchJobsFields({ values }: ViewProps<ValuesOf<typeof searchJobsFields>>) {
  return <SearchFields button={values.buttonText} />
}
