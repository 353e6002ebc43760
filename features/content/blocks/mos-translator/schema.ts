import { text } from '../../model/fields.ts'
import { blockType } from '../../model/types.ts'

export const mosTranslator = blockType({
  key: 'mosTranslator',
  label: 'MOS translator',
  group: 'Jobs',
  about: 'Jobs that fit a military occupation',
  needs: 'search',
  fields: { title: text('Title') },
})
