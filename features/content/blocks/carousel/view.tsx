import type { ValuesOf } from '../../model/types.ts'
import { PicturesCarousel } from '../../pictures-carousel.tsx'
import type { ViewProps } from '../../views.tsx'
import type { carousel } from './schema.ts'

export default function CarouselView({ values }: ViewProps<ValuesOf<typeof carousel>>) {
  return <PicturesCarousel values={values} />
}
