import { Frame } from '../../frame.tsx'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { iframe } from './schema.ts'

export default function IframeView({
  values,
  data,
}: ViewProps<ValuesOf<typeof iframe>, { isAllowed: boolean }>) {
  return <Frame address={values.linkTo} title={values.title} isAllowed={data?.isAllowed} />
}
