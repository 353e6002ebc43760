import { type FieldMap, image, list, number, text } from './fields.ts'

export const carouselFields = {
  carouselImages: list('Pictures', {
    url: image('Picture', { required: true, alt: 'description' }),
    description: text('Description', { longest: 500 }),
  }),
  carouselAutoplaySpeed: number('Seconds for each', {
    ...{ min: 0, max: 60, step: 1 },
    help: 'Empty: it does not advance by itself.',
  }),
} satisfies FieldMap
