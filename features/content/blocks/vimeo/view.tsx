import type { ValuesOf } from '../../model/types.ts'
import { Video } from '../../video.tsx'
import type { ViewProps } from '../../views.tsx'
import type { vimeo } from './schema.ts'

export default function VimeoView({ values }: ViewProps<ValuesOf<typeof vimeo>>) {
  return <Video provider="vimeo" video={values.video} title={values.title} />
}
