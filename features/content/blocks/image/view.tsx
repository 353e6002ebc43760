import type { ValuesOf } from '../../model/types.ts'
import { Picture } from '../../picture.tsx'
import type { PictureData } from '../../picture-size.ts'
import type { ViewProps } from '../../views.tsx'
import type { image } from './schema.ts'

export default function ImageBlock({ values, data }: ViewProps<ValuesOf<typeof image>, PictureData>) {
  return <Picture values={values} size={data?.size} />
}
