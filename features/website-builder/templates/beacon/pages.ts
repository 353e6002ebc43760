import { button, card, column, free, invitation, page, picture, section, text, words } from '../parts.ts'

export const about = page(
  'About us',
  '/about',
  'Who we are, what we do, and what we never do with what you tell us.',
  section(
    { title: 'Why we are here', style: 'twoColumns' },
    text(
      '<p>Most job boards ask for a title. Service gives people codes, ranks and schools that few recruiters can read. {site} reads them first, and speaks to employers in their own words.</p><p>We are a small team of veterans, spouses and career counselors. We are paid by employers and by grants, never by those who look for work.</p>',
      { width: 55 },
    ),
    column('image', {
      width: 45,
      ...picture('beacon', 'trail.svg', [960, 640], 'Two hikers on a path that leads into the mountains'),
    }),
  ),
  section(
    {
      ...{ title: 'What we never do', style: 'grid', columnsPerRow: 3, columnGap: 2 },
      ...{ backgroundType: 'color', backgroundColor: '#edf1f6', verticalPadding: 1 },
    },
    text('<h3>Sell what you tell us</h3><p>Your record stays yours. You decide who sees it, and when.</p>'),
    text(
      '<h3>Charge a seeker</h3><p>Searching, counseling and courses cost you nothing, before and after you are hired.</p>',
    ),
    text('<h3>Send you anywhere</h3><p>If a job does not fit, we say so, and look on with you.</p>'),
  ),
  section(
    { title: 'Write to us', marginBottom: 3 },
    column('contactForm', { emailSubject: 'A question from the site' }),
  ),
)

export const families = page(
  'Families',
  '/families',
  'Work that moves with you: for spouses, survivors and caregivers.',
  section(
    { title: 'Work that moves with you', style: 'twoColumns' },
    text(
      '<p>A transfer should not end a career. Here are employers that keep you when you move, work that can be done from anywhere, and licenses that count in the next state too.</p><ul><li>Remote and portable jobs</li><li>Jobs on and near installations, with preference for spouses</li><li>Part-time work for caregivers</li></ul>',
    ),
    free(
      { backgroundColor: '{brand}', horizontalPadding: 1, verticalPadding: 1 },
      words(
        '<h3>Begin here</h3><p>One search, already set for you. Change it as you like, and save it to hear of new ones.</p>',
      ),
      button('Jobs on installations', '/jobs/search?s=Military', { buttonStyle: 'secondary' }),
    ),
  ),
  section({ title: 'Newest for families', marginBottom: 3 }, column('jobSearch')),
)

export const resources = page(
  'Resources',
  '/resources',
  'What helps before, during and after the search for work.',
  section(
    { title: 'Before you apply', style: 'grid', columnsPerRow: 3, columnGap: 2 },
    card(
      '<h3>Your papers</h3><p>A DD214, transcripts and two references answer most first questions. Copies are enough to begin.</p>',
      '#f3f6fa',
    ),
    card(
      '<h3>Your words</h3><p>Platoon sergeant, or operations manager of forty? We help you to say both.</p>',
      '#f3f6fa',
    ),
    card(
      '<h3>Your benefits</h3><p>Education, health care and housing go on while you look. Ask what you have earned.</p>',
      '#f3f6fa',
    ),
  ),
  section(
    {
      title: 'Questions that we hear often',
      backgroundType: 'color',
      backgroundColor: '#edf1f6',
      verticalPadding: 2,
    },
    text(
      '<h3>Do I have to sign up to search?</h3><p>No. An account only keeps what you found and shows how each job fits.</p><h3>I left the service long ago. Is this for me?</h3><p>Yes. There is no date after which service no longer counts.</p><h3>Who sees my record?</h3><p>Nobody but you, until you let an employer or a mentor see it.</p>',
    ),
  ),
  section(
    { title: 'Hear from us', marginBottom: 3 },
    column('newsletterSignup', { text: 'One mail a month: new employers, courses and dates near you.' }),
  ),
  invitation(
    'Bring it to somebody who reads it with you',
    'A first talk takes half an hour and costs you nothing.',
    'Write to us',
    '/pages/about',
  ),
)

export const employers = page(
  'For employers',
  '/employers',
  'People who show up, learn fast and lead: how to find them and keep them.',
  section(
    { title: 'People who finish what they begin', style: 'twoColumns' },
    text(
      '<p>Those who served bring training that took years and cost a fortune. What they often miss is a title that your software knows. We translate, so that the welder of a submarine tender finds the shipyard that needs one.</p><ol><li>Tell us where your jobs are listed. We read them every day.</li><li>See how well each candidate fits, and why.</li><li>Write to those who let themselves be found.</li></ol>',
      { width: 60 },
    ),
    free(
      { width: 40, backgroundColor: '#edf1f6', horizontalPadding: 1, verticalPadding: 1 },
      words(
        '<h3>It costs nothing to begin</h3><p>Write to us with the address of your job list. The first jobs are here within a day.</p>',
      ),
      button('Write to us', '/pages/about'),
    ),
  ),
  section({ title: 'In numbers' }, column('statistics')),
  section(
    { title: 'What stays with you', style: 'twoColumns', marginBottom: 3 },
    column('image', {
      width: 45,
      ...picture('beacon', 'table.svg', [960, 640], 'Three people talk at a table above a city'),
    }),
    text(
      '<p>We stay in touch after the first day: with the person you hired, and with you if you wish.</p><ul><li>A talk about the first weeks, with both of you</li><li>Help with credit for training that counts</li><li>A yearly look at whom you found here, and who stayed</li></ul>',
      { width: 55, verticalPadding: 1 },
    ),
  ),
)
