import { lookup, text } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const donationButton = blockType({
  key: 'donationButton',
  label: 'Fundraiser donation button',
  group: 'Fundraising',
  about: 'A gift for one fundraiser',
  needs: 'donations',
  fields: {
    fundraiser: lookup('Fundraiser', '/fetchers/fundraisers', { required: true }),
    donateButtonText: text('Words on the button', { required: true }),
  },
})
