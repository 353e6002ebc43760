import type { ValuesOf } from '../../model/types.ts'
import { Picture } from '../../picture.tsx'
import type { ViewProps } from '../../views.tsx'
import type { image } from './schema.ts'

export default function ImageBlock({ values }: ViewProps<ValuesOf<typeof image>>) {
  return <Picture values={values} />
}
