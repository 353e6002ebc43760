import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const dd214Signup = contentType({
  key: 'dd214Signup',
  label: 'DD214 signup',
  group: 'Forms',
  about: 'A DD214 first, then an account',
  fields: { title: text('Title') },
  posts: true,
})
