import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const donationList = contentType({
  key: 'donationList',
  label: 'Donation list',
  group: 'Fundraising',
  about: 'The newest gifts',
  needs: 'donations',
  fields: { title: text('Title') },
})
