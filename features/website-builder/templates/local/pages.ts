import { button, card, column, free, invitation, page, picture, section, text, words } from '../parts.ts'

export const about = page(
  'About',
  '/about',
  'Who we are, and what the members own together.',
  section(
    { title: 'A hall that belongs to its members', style: 'twoColumns' },
    text(
      '<p>{site} is run by those who pay its dues. We bargain for wages, train the next generation and look after those who can no longer climb.</p><p>One in five of our apprentices served. They are on time, they look out for each other, and they read a drawing before they pick up a tool.</p>',
      { width: 55 },
    ),
    column('image', {
      width: 45,
      ...picture('local', 'tools.svg', [960, 640], 'A hard hat, a wrench and a rule'),
    }),
  ),
  section(
    {
      ...{ title: 'What membership brings', style: 'grid', columnsPerRow: 3, columnGap: 2, marginBottom: 0 },
      ...{ backgroundType: 'color', backgroundColor: '#f3efe6', verticalPadding: 1 },
    },
    text(
      '<h3>A wage that is written down</h3><p>Everybody of a craft and a year earns the same. Ask, and anybody tells you.</p>',
    ),
    text('<h3>Health care and a pension</h3><p>Both go with you from one employer to the next.</p>'),
    text('<h3>A voice</h3><p>One member, one vote, from the first day as an apprentice.</p>'),
  ),
)

export const apprenticeships = page(
  'Apprenticeships',
  '/apprenticeships',
  'Learn a trade and earn from the first day.',
  section(
    { title: 'What you earn', style: 'twoColumns' },
    text(
      '<table><caption>Share of the journey-level wage, by year</caption><thead><tr><th scope="col">Year</th><th scope="col">Share</th></tr></thead><tbody><tr><td>First</td><td>50 %</td></tr><tr><td>Second</td><td>60 %</td></tr><tr><td>Third</td><td>70 %</td></tr><tr><td>Fourth</td><td>85 %</td></tr></tbody></table>',
    ),
    free(
      { backgroundColor: '{brand}', horizontalPadding: 1, verticalPadding: 1 },
      words(
        '<h3>And the GI Bill on top</h3><p>Registered apprenticeship counts as training: the housing allowance is paid beside the wage, most of it in the first year.</p>',
      ),
      button('Open apprenticeships', '/jobs/search?type=Apprenticeship', { buttonStyle: 'secondary' }),
    ),
  ),
  section(
    {
      title: 'Does your service fit?',
      backgroundType: 'color',
      backgroundColor: '#f3efe6',
      verticalPadding: 2,
    },
    column('mosTranslator', {}),
  ),
  section({ title: 'Newest openings', marginBottom: 3 }, column('jobSearch')),
  invitation(
    'Found your craft?',
    'A diploma or GED, a driver license and your DD214 open a file.',
    'How to join',
    '/pages/join',
  ),
)

export const join = page(
  'How to join',
  '/join',
  'What to bring, what is asked, and how long it takes.',
  section(
    { title: 'What to bring', style: 'grid', columnsPerRow: 3, columnGap: 2 },
    card(
      '<h3>Papers</h3><ul><li>DD214, if you served</li><li>Diploma or GED</li><li>Driver license</li></ul>',
      '#f3efe6',
    ),
    card(
      '<h3>Yourself</h3><ul><li>18 years or older</li><li>Able to do the work of the craft</li><li>Ready for a drug test</li></ul>',
      '#f3efe6',
    ),
    card(
      '<h3>Time</h3><ul><li>An hour for the test</li><li>Ten minutes for the interview</li><li>Two to eight weeks until you start</li></ul>',
      '#f3efe6',
    ),
  ),
  section(
    { title: 'Direct entry for veterans', style: 'twoColumns', marginBottom: 3 },
    text(
      '<p>Those who held a related rating may skip the list and part of the first year. Bring your record: the committee reads it with you and says at once what counts.</p><blockquote><p>I came out of the Seabees with calluses and no certificate. Four years later I run a crew.</p></blockquote>',
      { width: 55 },
    ),
    column('image', {
      width: 45,
      ...picture('local', 'class.svg', [960, 640], 'Four apprentices in hard hats before a blackboard'),
    }),
  ),
  invitation(
    'Applications are taken every first Tuesday',
    'From 6 am, at the hall. Bring what is on the list; we have coffee.',
    'Find the hall',
    '/pages/contact',
  ),
)

export const contact = page(
  'Contact',
  '/contact',
  'The hall is open on weekdays. Come by, call or write.',
  section(
    { title: 'Come by or write', style: 'twoColumns', marginBottom: 3 },
    text(
      '<h3>The hall</h3><p>Monday to Friday, 7 am to 4 pm. Applications are taken every first Tuesday of the month, from 6 am.</p><h3>For contractors</h3><p>Call before noon and we send people the next morning.</p>',
      { width: 40 },
    ),
    column('contactForm', { width: 60, emailSubject: 'A message to the hall' }),
  ),
)
