import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const comment = contentType({
  key: 'comment',
  label: 'Comment',
  group: 'Community',
  about: 'A form for a message',
  needs: 'comments',
  fields: {
    commentIdentifier: text('Comment identifier', { required: true }),
    title: text('Title'),
    buttonText: text('Words of a button', { help: 'Empty: the form itself. Else the button opens it.' }),
  },
  posts: true,
})
