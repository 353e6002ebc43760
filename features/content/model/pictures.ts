import { choice, image, link, number, text } from './fields.ts'
import { imageSize } from './limits.ts'

export const horizontally = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const

export const vertically = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const

/** A picture, its size and what it says to those who do not see it. */
export const picture = {
  image: image('Picture', { required: true, alt: 'altText' }),
  altText: text('Alternative text', {
    help: 'What the picture shows, for those who do not see it. Empty: it is decoration.',
  }),
  imageWidth: number('Width', { ...imageSize, unit: 'px' }),
  imageHeight: number('Height', { ...imageSize, unit: 'px' }),
  linkTo: link('Leads to'),
  imageHorizontalAlignment: choice('Place', horizontally, { default: 'center' }),
}
