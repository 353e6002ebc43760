import { image, list, number, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const carousel = contentType({
  key: 'carousel',
  label: 'Image carousel',
  group: 'Media',
  about: 'Pictures one after the other',
  fields: {
    carouselImages: list('Pictures', {
      url: image('Picture', { required: true, alt: 'description' }),
      description: text('Description', { longest: 500 }),
    }),
    carouselAutoplaySpeed: number('Seconds for each', {
      ...{ min: 0, max: 60, step: 1 },
      help: 'Empty: it stands until it is moved.',
    }),
  },
})
