import { text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const jobSearch = contentType({
  key: 'jobSearch',
  label: 'Job search',
  group: 'Jobs',
  about: 'Search fields and the jobs they find',
  needs: 'search',
  fields: { title: text('Title') },
})
