import { link, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const calendar = contentType({
  key: 'calendar',
  label: 'Calendar',
  group: 'News and learning',
  about: 'Events of a calendar feed',
  fields: {
    title: text('Title', { required: true }),
    linkTo: link('Calendar feed', {
      ...{ required: true, leading: 'feed' },
      help: 'The address that the calendar gives for subscribing; it often ends in .ics.',
    }),
  },
})
