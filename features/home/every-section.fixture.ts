// Words and links for everything that a site can show above, in and below its home page.

const link = { label: 'Electrical', href: '/jobs/search?q=electrician', text: '1840 Wharf Street' }
const tile = { title: 'Ironwork', note: '4 years', text: 'Steel.', href: '/news', picture: '/favicon.svg' }

const home = {
  ...{ headline: 'Build something that stays', lead: 'Paid from the first day.', eyebrow: 'Enter here' },
  ...{ picture: '/favicon.svg', actions: [link, { ...link, href: '/news' }], wants: [link] },
  ...{ quickSearches: [link], figures: [{ value: '$0', label: 'tuition' }], tiles: [tile] },
  ...{ services: [{ ...link, group: 'Money' }], blocks: [{ title: 'Papers', text: 'We read them.' }] },
  ...{ codes: [{ code: '12R', service: 'Interior Electrician', trade: 'Electrical', level: 'Period 4' }] },
  ...{ steps: [{ title: 'Come by', text: 'Pier 4.' }], forms: [link], offices: [{ ...link, zips: '001' }] },
  ...{
    quote: 'They read my record.',
    quoteBy: 'Rosa',
    callTitle: 'Help',
    callText: 'An hour.',
    call: [link],
  },
  ...{
    wages: [
      { step: 'Period 1', wage: '26.18', more: '1836' },
      { step: 'Journey', wage: '52.36' },
    ],
  },
  ...{ notices: [{ ...link, day: '2020-01-31' }], nearPlace: 'Norfolk, VA', matchingCode: '68W' },
  ...{ partners: [{ label: 'Port Authority', href: '/news' }], teaserTitle: 'A dashboard' },
  ...{
    teaser: [{ title: 'Near you.', text: 'Scored.' }],
    scopes: [{ label: 'Benefits', href: '/directory' }],
  },
}

export const everySection = {
  ...{ home, official: 'An official website', notice: 'Closed on Thursday', noticeHref: '/news' },
  ...{ noticeClosable: true, languages: [{ label: 'Español', href: '/pages/es' }], phone: '555-014-0146' },
  ...{ hours: 'Call the hall', buttonLabel: 'Apply', buttonHref: '/jobs/search' },
  navigation: [{ label: 'Jobs', href: '/jobs/search' }],
  footer: { text: 'Fourteen locals.', line: 'In crisis: call 988', links: [{ ...link, group: 'Work' }] },
}
