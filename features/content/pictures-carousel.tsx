import { Carousel } from '#ui/carousel.tsx'
import { sources } from '#ui/picture-variants.ts'
import { pictureOf } from './model/grammar.ts'

type Values = { carouselImages?: { url?: string; description?: string }[]; carouselAutoplaySpeed?: number }

const sizes = '(min-width: 84rem) 84rem, 100vw'

/** Pictures one after the other, each with its description below. */
export function PicturesCarousel({ values }: { values: Values }) {
  const slides = (values.carouselImages ?? []).flatMap(({ url, description = '' }, at) => {
    const src = pictureOf(url)
    if (!src) return []
    const content = (
      <figure key={src}>
        <img {...sources(src, sizes)} alt={description} loading={at ? 'lazy' : 'eager'} decoding="async" />
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
