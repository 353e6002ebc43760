import { button, card, column, free, home, picture, section, text, words } from '../parts.ts'

const service = (title: string, lead: string) => card(`<h3>${title}</h3><p>${lead}</p>`, '#ffffff')

export const homePage = home(
  'Services, benefits and city jobs for veterans and their families.',
  section(
    { title: 'Welcome', hideTitle: true, style: 'twoColumns', marginTop: 2 },
    free(
      { width: 50, fontSize: 20, verticalPadding: 1 },
      words(
        '<h2>At your service, as you were at ours.</h2><p>Benefits, housing, health and work: one office, one counselor, no fees. Walk in, or find what you need here.</p>',
      ),
      button('Find a service', '/pages/services', { buttonSize: 'large' }),
      button('Plan a visit', '/pages/visit', { buttonSize: 'large', buttonStyle: 'secondary' }),
    ),
    column('image', {
      width: 50,
      ...picture('civic', 'hall.svg', [960, 640], 'The city hall, with people on the path to its door'),
    }),
  ),
  section(
    {
      ...{ title: 'What we do', style: 'grid', columnsPerRow: 4, columnGap: 2 },
      ...{ backgroundType: 'color', backgroundColor: '#eaf2f7', verticalPadding: 2 },
    },
    service('Claims', 'We file with you, and follow up until there is an answer.'),
    service('Housing', 'Vouchers, repairs, and a bed tonight where one is needed.'),
    service('Health', 'Enrollment, rides to the clinic, somebody to talk to.'),
    service('Work', 'City jobs with preference, and employers who hire from our list.'),
  ),
  section(
    { title: 'City jobs that are open', style: 'twoColumns' },
    text(
      '<p>Those who served receive points on examinations for city positions. The posting says how many, and what to bring.</p><p><a href="/pages/hiring">How hiring preference works</a></p>',
      { width: 35 },
    ),
    column('jobSearch', { width: 65 }),
  ),
  section(
    { title: 'News of the office', hideTitle: true, style: 'twoColumns', marginBottom: 3 },
    column('image', {
      width: 45,
      ...picture('civic', 'bridge.svg', [960, 640], 'A bridge over the river, the city behind it'),
    }),
    free(
      { width: 55, verticalPadding: 1 },
      words(
        '<h2>Every Thursday, in your neighborhood</h2><p>The mobile office stops at libraries on both sides of the river, from ten to three. No appointment. Bring your DD214 and a photo ID if you have them.</p>',
      ),
      button('Where we are this week', '/pages/visit'),
    ),
  ),
)
