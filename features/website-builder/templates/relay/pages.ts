import { button, card, column, free, invitation, page, picture, section, text, words } from '../parts.ts'

export const about = page(
  'The run',
  '/about',
  'How it began, what it pays for, and where each dollar goes.',
  section(
    { title: 'How it began', style: 'twoColumns' },
    text(
      '<p>{site} was eleven people, one stopwatch and a thermos of coffee. We had lost touch with a friend who came home with us and never quite arrived. So we ran to where he slept, and brought breakfast.</p><p>Every year since, those who were carried the year before carry the flag.</p>',
      { width: 55 },
    ),
    column('image', {
      width: 45,
      ...picture('relay', 'hands.svg', [960, 640], 'Two hands below a heart'),
    }),
  ),
  section(
    {
      ...{ title: 'Where each dollar goes' },
      ...{ backgroundType: 'color', backgroundColor: '#fdf1e4', verticalPadding: 1 },
    },
    text(
      '<table><caption>Last year, audited</caption><thead><tr><th scope="col">For</th><th scope="col">Share</th></tr></thead><tbody><tr><td>Counseling</td><td>44 %</td></tr><tr><td>Rent and deposits</td><td>31 %</td></tr><tr><td>Tools, licenses, work clothes</td><td>16 %</td></tr><tr><td>The run itself</td><td>9 %</td></tr></tbody></table>',
    ),
  ),
  section(
    { title: 'What it looks like', style: 'twoColumns', marginTop: 3, marginBottom: 3 },
    column('image', {
      width: 45,
      ...picture('relay', 'camp.svg', [960, 640], 'Friends around a fire beside a tent at night'),
    }),
    text(
      '<p>A counselor who answers on a Sunday night. A deposit, so that a lease can be signed. Boots and a welding license for a job that begins on Monday.</p><blockquote><p>They did not ask what I had lost. They asked what I needed by Friday.</p></blockquote>',
      { width: 55, verticalPadding: 1 },
    ),
  ),
  invitation(
    'Run with us',
    'Ten kilometers or five, with a team or on your own.',
    'Take part',
    '/pages/take-part',
  ),
)

export const takePart = page(
  'Take part',
  '/take-part',
  'Alone or with a team: how to sign up, and what happens on the day.',
  section(
    { title: 'Three ways to be there', style: 'grid', columnsPerRow: 3, columnGap: 2 },
    card(
      '<h3>With a team</h3><p>Found one or join one. Teams have a page of their own and a goal to reach together.</p>',
      '#fdf1e4',
    ),
    card(
      '<h3>On your own</h3><p>Ten kilometers or five, running or walking. Somebody will keep you company.</p>',
      '#fdf1e4',
    ),
    card(
      '<h3>As a helper</h3><p>Water, maps, music, first aid: forty pairs of hands make the day.</p>',
      '#fdf1e4',
    ),
  ),
  section(
    { title: 'On the day', style: 'twoColumns' },
    text(
      '<ol><li><strong>7:30</strong> Numbers and coffee at the boathouse</li><li><strong>8:45</strong> Colors, and a minute of silence</li><li><strong>9:00</strong> Start of the ten, a quarter later of the five</li><li><strong>11:30</strong> Chili, music, and the last runner home</li></ol>',
    ),
    free(
      { backgroundColor: '{brand}', horizontalPadding: 1, verticalPadding: 1 },
      words(
        '<h3>Your place is kept</h3><p>Sign up here once; we bring your number to the start. Veterans and children run free.</p>',
      ),
      button('Sign up', '/auth/signup', { buttonStyle: 'secondary' }),
    ),
  ),
  section(
    { title: 'Hear of dates and trainings', marginBottom: 3 },
    column('newsletterSignup', { text: 'Two mails before the run, one after it.' }),
  ),
)

export const give = page(
  'Give',
  '/give',
  'Once or every month; each gift is receipted.',
  section(
    { title: 'Your gift', style: 'twoColumns' },
    free(
      { width: 45 },
      words(
        '<p>Gifts are deductible; the receipt comes by mail within a minute. If you would rather send a check, write to us and we answer with the address.</p><h3>Who decides</h3><p>A board of seven, four of whom were once helped. They meet every second Friday, and nobody waits longer than that.</p>',
      ),
    ),
    column('donation', { width: 55, donationIdentifier: 'general' }),
  ),
  section({ title: 'Newest gifts', marginBottom: 3 }, column('donationList', {})),
)

export const thanks = page(
  'Say thanks',
  '/thanks',
  'For those who ran, gave, cooked and cheered.',
  section(
    { title: 'What others wrote', style: 'twoColumns', marginBottom: 3 },
    column('comment', { commentIdentifier: 'thanks' }),
    column('commentList', { commentIdentifier: 'thanks' }),
  ),
)
