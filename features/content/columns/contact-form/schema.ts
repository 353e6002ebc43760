import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const contactForm = contentType({
  key: 'contactForm',
  label: 'Contact form',
  group: 'Forms',
  about: 'A message to the people behind this site',
  fields: {
    emailSubject: text('Subject of the mail', { required: true }),
    title: text('Title'),
  },
  posts: true,
})
