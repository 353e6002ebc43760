import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const statistics = contentType({
  key: 'statistics',
  label: 'Statistics',
  group: 'Community',
  about: 'Open jobs, employers, members, people hired',
  fields: { title: text('Title') },
})
