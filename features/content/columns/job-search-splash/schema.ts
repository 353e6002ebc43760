import { image, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const jobSearchSplash = contentType({
  key: 'jobSearchSplash',
  label: 'Job search splash',
  group: 'Jobs',
  about: 'A large search over a picture',
  needs: 'search',
  fields: {
    title: text('Title'),
    subTitle: text('Subtitle'),
    image: image('Picture'),
  },
})
