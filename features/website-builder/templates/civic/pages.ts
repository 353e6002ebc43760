import { button, column, free, invitation, page, picture, section, text, words } from '../parts.ts'

export const about = page(
  'About the office',
  '/about',
  'Who works here, and what the law asks of us.',
  section(
    { title: 'Who we are', style: 'twoColumns' },
    text(
      '<p>{site} serves those who live, work or once served here, and their families. Most of our counselors are veterans; all are accredited to bring claims.</p><p>We answer to the mayor and to a board of nine, five of whom served. It meets in public on the first Monday of the month.</p>',
      { width: 55 },
    ),
    column('image', {
      width: 45,
      ...picture('civic', 'desk.svg', [960, 640], 'Two counselors behind the desk of the office'),
    }),
  ),
  section(
    {
      ...{ title: 'What you may expect', style: 'grid', columnsPerRow: 3, columnGap: 2, marginBottom: 0 },
      ...{ backgroundType: 'color', backgroundColor: '#eaf2f7', verticalPadding: 1 },
    },
    text('<h3>An answer in two days</h3><p>From a person with a name, by the way that you choose.</p>'),
    text(
      '<h3>Your language</h3><p>Interpreters for more than 200 languages, and American Sign Language, at no cost.</p>',
    ),
    text('<h3>Privacy</h3><p>What you tell us stays here. We share it with your consent only.</p>'),
  ),
)

export const services = page(
  'Services',
  '/services',
  'Benefits, housing, health and work: what we do, and what to bring.',
  section(
    { title: 'Benefits and claims', htmlId: 'claims', style: 'twoColumns' },
    text(
      '<p>We file claims for disability, pension, education and burial, and appeals where the answer was no. You do not need a lawyer, and nobody may charge you for a first claim.</p>',
      { width: 60 },
    ),
    text(
      '<h3>Bring</h3><ul><li>DD214</li><li>Medical records, if you have them</li><li>Bank account for payments</li></ul>',
      {
        ...{ width: 40, backgroundColor: '#eaf2f7', horizontalPadding: 1, verticalPadding: 1 },
      },
    ),
  ),
  section(
    { title: 'Housing', htmlId: 'housing', style: 'twoColumns' },
    text(
      '<p>If you have nowhere to sleep tonight, come now or call: we find a bed before we ask for papers. For everybody else there are vouchers, property tax exemptions and grants for repairs.</p>',
      { width: 60 },
    ),
    text('<h3>Bring</h3><ul><li>Photo ID</li><li>Lease or deed</li><li>Last pay statements</li></ul>', {
      ...{ width: 40, backgroundColor: '#eaf2f7', horizontalPadding: 1, verticalPadding: 1 },
    }),
  ),
  section(
    { title: 'Work', htmlId: 'work' },
    text(
      '<p>City and private jobs ask for what you did in service. <a href="/pages/hiring">Hiring preference</a> comes on top.</p>',
    ),
  ),
  section({ title: 'Your occupation in civilian words', marginBottom: 3 }, column('mosTranslator', {})),
  invitation(
    'Not sure where to begin?',
    'Come in without an appointment. The counselor at the desk knows the way.',
    'Plan a visit',
    '/pages/visit',
  ),
)

export const hiring = page(
  'Hiring preference',
  '/hiring',
  'How points are added on examinations for city employment.',
  section(
    { title: 'Who receives points', style: 'twoColumns' },
    text(
      '<table><caption>Points added to a passing score</caption><thead><tr><th scope="col">Service</th><th scope="col">Points</th></tr></thead><tbody><tr><td>Active duty, honorable discharge</td><td>5</td></tr><tr><td>Disabled in service</td><td>10</td></tr><tr><td>Surviving spouse</td><td>5</td></tr></tbody></table>',
    ),
    free(
      { backgroundColor: '{brand}', horizontalPadding: 1, verticalPadding: 1 },
      words(
        '<h3>Once, and before the list is made</h3><p>Points are used for one appointment. Ask for them before the list is established; we help with the form.</p>',
      ),
      button('City positions', '/jobs/search?s=State', { buttonStyle: 'secondary' }),
    ),
  ),
  section({ title: 'Open now', marginBottom: 3 }, column('jobSearch')),
)

export const visit = page(
  'Visit us',
  '/visit',
  'Where we are, when we are open, and how to write to us.',
  section(
    { title: 'Come in or write', style: 'twoColumns', marginBottom: 3 },
    text(
      '<h3>City Hall, ground floor</h3><p>Monday to Friday, 9 am to 5 pm; Wednesday until 7 pm. Step-free entrance on the park side.</p><h3>The mobile office</h3><p>Every Thursday at a library, 10 am to 3 pm.</p><h3>By telephone</h3><p>Dial 311 and ask for the veterans’ office.</p>',
      { width: 40 },
    ),
    column('contactForm', { width: 60, emailSubject: 'A message to the office' }),
  ),
)
