import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const comment = contentType({
  key: 'comment',
  label: 'Comment',
  group: 'Community',
  about: 'A form for a message',
  fields: { commentIdentifier: text('Comment identifier', { required: true }) },
  posts: true,
})
