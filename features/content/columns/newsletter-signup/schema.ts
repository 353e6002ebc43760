import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const newsletterSignup = contentType({
  key: 'newsletterSignup',
  label: 'Newsletter signup',
  group: 'Forms',
  about: 'An address for the newsletter',
  fields: {
    title: text('Title'),
    text: text('Text'),
    buttonText: text('Words on the button'),
  },
  posts: true,
})
