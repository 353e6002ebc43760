import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const commentList = contentType({
  key: 'commentList',
  label: 'Comment list',
  group: 'Community',
  about: 'What others wrote',
  needs: 'comments',
  fields: {
    title: text('Title'),
    commentIdentifier: text('Comment identifier', { help: 'Empty: those of the whole site.' }),
  },
})
