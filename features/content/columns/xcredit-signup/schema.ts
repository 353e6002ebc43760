import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const xcreditSignup = contentType({
  key: 'xcreditSignup',
  label: 'XCredit',
  group: 'News and learning',
  about: 'Outside learning: an account, or the way there',
  fields: { title: text('Title') },
  posts: true,
})
