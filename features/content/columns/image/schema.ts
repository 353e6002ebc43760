import { text } from '../../model/fields.ts'
import { picture } from '../../model/pictures.ts'
import { contentType } from '../../model/types.ts'

export const image = contentType({
  key: 'image',
  label: 'Image',
  group: 'Media',
  about: 'A picture with a title and a few words',
  fields: {
    ...picture,
    title: text('Title'),
    subTitle: text('Subtitle'),
    text: text('Text', { longest: 2_000 }),
  },
})
