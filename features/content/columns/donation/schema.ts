import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const donation = contentType({
  key: 'donation',
  label: 'Donation',
  group: 'Fundraising',
  about: 'A form for gifts',
  needs: 'donations',
  fields: { donationIdentifier: text('Donation identifier', { required: true }) },
  posts: true,
})
