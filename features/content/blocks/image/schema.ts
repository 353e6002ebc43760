import { choice } from '../../model/fields.ts'
import { picture, vertically } from '../../model/pictures.ts'
import { contentType } from '../../model/types.ts'

export const image = contentType({
  key: 'image',
  label: 'Image',
  group: 'Media',
  about: 'A picture',
  fields: { ...picture, imageVerticalAlignment: choice('Height', vertically, { default: 'middle' }) },
})
