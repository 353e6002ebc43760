import { link, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const newsroom = contentType({
  key: 'newsroom',
  label: 'Newsroom',
  group: 'News and learning',
  about: 'The newest articles',
  needs: 'newsRoom',
  fields: {
    title: text('Title'),
    linkTo: link('News feed', {
      leading: 'feed',
      help: 'An RSS or Atom feed of another site. Empty: the articles of this one.',
    }),
  },
})
