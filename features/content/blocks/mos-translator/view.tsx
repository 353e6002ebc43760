import { MosSearch } from '#features/jobs/widgets.ts'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { mosTranslator } from './schema.ts'

type Data = { branches: { value: string; label: string }[] }

export default function MosTranslatorView({ values, data }: ViewProps<ValuesOf<typeof mosTranslator>, Data>) {
  return <MosSearch title={values.title} branches={data?.branches ?? []} />
}
