import { Carousel } from '#ui/carousel.tsx'
import { pictureOf } from '../../model/grammar.ts'
import type { ValuesOf } from '../../model/types.ts'
import type { ViewProps } from '../../views.tsx'
import type { carousel } from './schema.ts'

export default function CarouselView({ values }: ViewProps<ValuesOf<typeof carousel>>) {
  const slides = (values.carouselImages ?? []).flatMap(({ url, description = '' }, at) => {
    const src = pictureOf(url)
    if (!src) return []
    const content = (
      <figure key={src}>
        <img src={src} alt={description} loading={at ? 'lazy' : 'eager'} decoding="async" />
        {description && <figcaption aria-hidden="true">{description}</figcaption>}
      </figure>
    )
    return [{ key: `${at}-${src}`, content }]
  })
  if (!slides.length) return null
  return (
    <Carousel label="Pictures" slides={slides} autoplaySeconds={values.carouselAutoplaySpeed || undefined} />
  )
}
