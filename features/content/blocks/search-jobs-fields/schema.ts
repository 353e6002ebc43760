import { text } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const searchJobsFields = blockType({
  key: 'searchJobsFields',
  label: 'Search jobs fields',
  group: 'Jobs',
  about: 'Keyword, place and a button',
  needs: 'search',
  fields: { buttonText: text('Words on the button') },
})
