import { choice, lookup, text } from '../../model/fields.ts'
import { contentType } from '../../model/types.ts'

export const statistics = contentType({
  key: 'statistics',
  label: 'Statistics',
  group: 'Community',
  about: 'The leaders of a fundraiser, or the figures of the site',
  fields: {
    title: text('Title'),
    statisticsOf: choice(
      'Of',
      [
        { value: 'site', label: 'The site: jobs, employers, members, hires' },
        { value: 'fundraiser', label: 'A fundraiser: top teams and donors' },
      ],
      { default: 'site' },
    ),
    fundraiser: lookup('Fundraiser', '/fetchers/fundraisers', {
      help: 'Of whose leaders. Empty: the fundraiser of this page.',
    }),
  },
})
