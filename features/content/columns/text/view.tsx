import { Prose } from '#ui/text.tsx'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { text } from './schema.ts'

export default function TextView({ values }: ViewProps<ValuesOf<typeof text>>) {
  return values.content ? <Prose html={values.content} /> : null
}
