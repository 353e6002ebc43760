import { lookup, text } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const fundraiserButtons = blockType({
  key: 'fundraiserButtons',
  label: 'Fundraiser buttons',
  group: 'Fundraising',
  about: 'Donate, find a team, create a team page',
  needs: 'donations',
  fields: {
    fundraiser: lookup('Fundraiser', '/fetchers/fundraisers', {
      help: 'Empty: the fundraiser that the visitor comes from.',
    }),
    donateButtonText: text('Words of “donate”', { required: true }),
    findTeamButtonText: text('Words of “find a team”', { required: true }),
    createPageButtonText: text('Words of “create a page”', { required: true }),
  },
})
