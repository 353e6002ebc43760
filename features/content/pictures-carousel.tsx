import { Carousel } from '#ui/carousel.tsx'
import { pictureOf } from './model/grammar.ts'

type Values = { carouselImages?: { url?: string; description?: string }[]; carouselAutoplaySpeed?: number }

/** Pictures one after the other, each with its description below. */
export function PicturesCarousel({ values }: { values: Values }) {
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
