import { contentType } from '../../model/types.ts'

export const assessment = contentType({
  key: 'assessment',
  label: 'Assessment',
  group: 'News and learning',
  about: 'The interest assessment',
  fields: {},
})
