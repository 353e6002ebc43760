import { lookup, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const survey = contentType({
  key: 'survey',
  label: 'Survey',
  group: 'Forms',
  about: 'Questions to members, answered here',
  fields: {
    title: text('Title'),
    surveyId: lookup('Survey', '/fetchers/surveys', { required: true }),
  },
  posts: true,
})
