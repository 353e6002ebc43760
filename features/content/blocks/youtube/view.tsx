import type { ValuesOf } from '../../model/types.ts'
import { Video } from '../../video.tsx'
import type { ViewProps } from '../../views.tsx'
import type { youtube } from './schema.ts'

export default function YoutubeView({ values }: ViewProps<ValuesOf<typeof youtube>>) {
  return <Video provider="youtube" video={values.video} title={values.title} />
}
