import { carouselFields } from '../../model/carousel.ts'
import { contentType } from '../../model/types.ts'

export const carousel = contentType({
  key: 'carousel',
  label: 'Image carousel',
  group: 'Media',
  about: 'Pictures one after the other',
  fields: carouselFields,
})
