import type { ValuesOf } from '../../model/types.ts'
import { PageButton } from '../../page-button.tsx'
import type { ViewProps } from '../../views.tsx'
import type { button } from './schema.ts'

export default function ButtonView({ values }: ViewProps<ValuesOf<typeof button>>) {
  return <PageButton values={values} />
}
