import { carouselFields } from '../../model/carousel.ts'
import { blockType } from '../../model/types.ts'

export const carousel = blockType({
  key: 'carousel',
  label: 'Image carousel',
  group: 'Media',
  about: 'Pictures one after the other',
  fields: carouselFields,
})
