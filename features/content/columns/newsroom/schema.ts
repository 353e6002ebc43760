import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const newsroom = contentType({
  key: 'newsroom',
  label: 'Newsroom',
  group: 'News and learning',
  about: 'The newest articles',
  fields: { title: text('Title') },
})
