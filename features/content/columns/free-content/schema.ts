import { blocks } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const freeContent = contentType({
  key: 'freeContent',
  label: 'Free content',
  group: 'Basics',
  about: 'Blocks of several kinds, one below or beside the other',
  fields: { freeContent: blocks('Blocks') },
})
