import { MosSearch } from '#features/job-search/widgets.ts'
import type { ValuesOf } from '../../model/types.ts'
import { SearchSwitch } from '../../search-switch.tsx'
import type { ViewProps } from '../../views.tsx'
import type { mosTranslator } from './schema.ts'

type Data = { branches: { value: string; label: string }[] }

export default function MosTranslatorView({ values, data }: ViewProps<ValuesOf<typeof mosTranslator>, Data>) {
  return (
    <SearchSwitch>
      <MosSearch title={values.title} branches={data?.branches ?? []} />
    </SearchSwitch>
  )
}
