import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const statistics = contentType({
  key: 'statistics',
  label: 'Statistics',
  group: 'Fundraising',
  about: 'Top teams and top donors',
  fields: { title: text('Title') },
})
