import { choice } from '../../model/fields.ts'
import { picture, vertically } from '../../model/pictures.ts'
import { blockType } from '../../model/types.ts'

export const image = blockType({
  key: 'image',
  label: 'Image',
  group: 'Media',
  about: 'A picture',
  fields: {
    ...picture,
    imageVerticalAlignment: choice('Height in its line', vertically, {
      default: 'middle',
      when: { field: 'display', is: ['inline-block'] },
    }),
  },
})
