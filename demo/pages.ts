import type { Column, Container } from '#features/content/schema.ts'

/** A content page of a demo site, made of what the builder makes. */
export type DemoPage = {
  theme: string
  /** a page, unless it is news */
  type?: 'article'
  name: string
  route: string
  description: string
  containers: Container[]
}

let count = 0
const id = () => `demo-${++count}`
const container = (more: Partial<Container>, ...columns: Column[]): Container => ({
  id: id(),
  ...more,
  columns,
})
const column = (contentType: string, more: Record<string, unknown> = {}): Column => ({
  id: id(),
  contentType,
  ...more,
})
const text = (content: string, more: Record<string, unknown> = {}) => column('text', { content, ...more })
const button = (buttonText: string, linkTo: string, more: Record<string, unknown> = {}) => ({
  ...{ id: id(), contentType: 'button', display: 'inline-block', buttonText, linkTo },
  ...more,
})
const words = (textContent: string) => ({ id: id(), contentType: 'text', textContent })

export const pages: DemoPage[] = [
  {
    theme: 'true-bearing',
    name: 'About True Bearing',
    route: '/about',
    description: 'Who we are, what we do, and what we never do with what you tell us.',
    containers: [
      container(
        { title: 'Why we are here', style: 'twoColumns' },
        text(
          '<p>Most job boards ask for a title. Service gives people codes. We began when a machinist’s mate was told that she had “no relevant experience” by a shipyard that was looking for machinists.</p><p>So we read the codes first. Say what you did and where you want to live, and we show the jobs that ask for it, in the words that employers use.</p>',
          { width: 60 },
        ),
        column('freeContent', {
          ...{ width: 40, backgroundColor: '#0f4c5c' },
          ...{ horizontalPadding: 1, verticalPadding: 1 },
          freeContent: [
            words(
              '<h3>What we never do</h3><ul><li>Sell what you tell us</li><li>Charge a seeker</li><li>Show your name before you say so</li></ul>',
            ),
          ],
        }),
      ),
      container(
        {
          ...{ title: 'Three ways to begin', style: 'grid', columnsPerRow: 3, columnGap: 2 },
          ...{ backgroundType: 'color', backgroundColor: '#f2f6f7', isFluidContainer: false },
        },
        ...[
          [
            'By your code',
            'Branch and occupation are enough. Each job says how it fits.',
            'Translate a code',
            '/jobs/search?tab=mos',
          ],
          [
            'By words',
            'A title, a skill, an employer. Quotes keep words together.',
            'Search jobs',
            '/jobs/search',
          ],
          [
            'By place',
            'A ZIP and as many miles as you would drive.',
            'Jobs near you',
            '/jobs/search?sort=newest',
          ],
        ].map(([title, lead, label, href]) =>
          column('freeContent', {
            ...{ horizontalPadding: 1, verticalPadding: 1 },
            freeContent: [
              words(`<h3>${title}</h3><p>${lead}</p>`),
              button(label!, href!, { buttonStyle: 'secondary' }),
            ],
          }),
        ),
      ),
      container(
        { title: 'Translate your occupation', htmlId: 'translate' },
        column('mosTranslator', { title: 'Branch and code' }),
      ),
      container({ title: 'New today', marginBottom: 4 }, column('jobSearch')),
    ],
  },
  {
    theme: 'true-bearing',
    name: 'Community',
    route: '/community',
    description: 'Evenings and mornings where you can come by, and what others say.',
    containers: [
      container({ title: 'True Bearing in numbers', hideTitle: true }, column('statistics')),
      container(
        { title: 'Meet us', style: 'twoColumns' },
        column('calendar', { title: 'Coming up', linkTo: '/demo/events.ics', width: 60 }),
        column('freeContent', {
          ...{ width: 40, horizontalPadding: 1, verticalPadding: 1 },
          freeContent: [
            words(
              '<h3>Nothing to bring</h3><p>No appointment, no account, no fee. Spouses and grown children are as welcome as whoever served.</p>',
            ),
            button('Write to us', '/pages/write-to-us', { buttonStyle: 'secondary' }),
          ],
        }),
      ),
      container({ title: 'What is new' }, column('newsroom', { title: 'The newest' })),
      container(
        { title: 'What others say', style: 'twoColumns', htmlId: 'wall' },
        column('commentList', { commentIdentifier: 'wall', width: 60 }),
        column('comment', { commentIdentifier: 'wall', title: 'Leave a message', width: 40 }),
      ),
      container(
        { title: 'The letter', hideTitle: true, backgroundType: 'color', backgroundColor: '#f2f6f7' },
        column('newsletterSignup', {
          title: 'One letter a month',
          text: 'New employers, dates, and one story of somebody who found work. Nothing else.',
        }),
      ),
    ],
  },
  {
    theme: 'true-bearing',
    type: 'article',
    name: 'Three shipyards read military codes now',
    route: '/shipyards-read-codes',
    description:
      'Seaway, Cobalt Harbor and Homeport have agreed to list the military occupations that each of their jobs draws on.',
    containers: [
      container(
        { title: 'What changes', hideTitle: true },
        text(
          '<p>Until now a hull technician had to guess which of forty titles meant welding. From this month the three yards name the codes themselves, and say which certificates they ask for on the first day and which they pay for later.</p><h2>What you can do</h2><p>Search with your code. Jobs that name it stand first, and each says which words of the posting fit.</p>',
        ),
      ),
      container(
        { title: 'Next', hideTitle: true },
        column('button', { buttonText: 'Search by your code', linkTo: '/jobs/search?tab=mos' }),
      ),
    ],
  },
  {
    theme: 'true-bearing',
    type: 'article',
    name: 'Résumé hour moves to Tuesdays',
    route: '/resume-hour-on-tuesdays',
    description:
      'You asked for an evening that shift workers can make. It is the same hour, online, with the same people.',
    containers: [
      container(
        { title: 'When and where', hideTitle: true },
        text(
          '<p>Bring a posting and your résumé. We read both with you, line by line, and you leave with one that says what the employer asked for. The dates stand in the <a href="/pages/community">calendar of the community page</a>.</p>',
        ),
      ),
    ],
  },
  {
    theme: 'true-bearing',
    name: 'Write to us',
    route: '/write-to-us',
    description: 'A person reads it, and a person answers within two working days.',
    containers: [
      container(
        { title: 'Your message', hideTitle: true, style: 'twoColumns', marginBottom: 4 },
        column('contactForm', { emailSubject: 'A question through True Bearing', width: 60 }),
        text(
          '<h3>If it is urgent</h3><p>We are not a crisis line. If you or somebody near you is in crisis, dial 988 and press 1. Somebody answers at any hour.</p><h3>Before you write</h3><p>Changes of your details, your files and your mails are in your account. Nobody has to ask us for them.</p>',
          { width: 40 },
        ),
      ),
    ],
  },
  {
    theme: 'true-bearing',
    name: 'Begin with your DD214',
    route: '/begin',
    description: 'Send the paper first, and we fill in what stands on it with you.',
    containers: [
      container(
        { title: 'Two ways in', hideTitle: true, style: 'twoColumns', marginBottom: 4 },
        column('dd214Signup', { width: 50, title: 'With your DD214' }),
        column('userSignup', {
          ...{ width: 50, signUpFormHeader: '<h3>Without papers</h3>' },
          signUpFormFooter: '<p>Spouses and survivors sign up here too.</p>',
        }),
      ),
    ],
  },
  {
    theme: 'franklin',
    name: 'Veterans preference',
    route: '/veterans-preference',
    description: 'How points are added on examinations for state employment, and what to bring.',
    containers: [
      container(
        { title: 'Who receives points', hideTitle: true },
        text(
          '<h2>Who receives points</h2><table><caption>Points added to a passing score</caption><thead><tr><th scope="col">Service</th><th scope="col">Points</th></tr></thead><tbody><tr><td>Active duty, honorable discharge</td><td>5</td></tr><tr><td>Disabled in service</td><td>10</td></tr><tr><td>Surviving spouse</td><td>5</td></tr></tbody></table><h2>What to bring</h2><ol><li>Your DD214, member copy 4</li><li>A letter of disability, if you claim ten points</li><li>The announcement number</li></ol>',
        ),
      ),
      container(
        { title: 'Next', hideTitle: true, marginBottom: 4 },
        column('button', {
          buttonText: 'See state openings',
          linkTo: '/jobs/search?s=State',
          buttonSize: 'large',
        }),
      ),
    ],
  },
  {
    theme: 'lakeland',
    name: 'Apprenticeships',
    route: '/apprenticeships',
    description: 'Learn a trade, earn from the first day. Seventeen locals, one application.',
    containers: [
      container(
        { title: 'Earn while you learn', style: 'twoColumns', animation: 'slideUp' },
        text(
          '<p>An apprenticeship takes three to five years. You work four days and are in class the fifth, and your pay rises twice a year. Your GI Bill housing allowance comes on top.</p>',
        ),
        text(
          '<blockquote><p>I came out of the Seabees with calluses and no certificate. Four years later I run a crew.</p></blockquote>',
        ),
      ),
      container(
        { title: 'Open now', marginBottom: 4 },
        column('jobSearchSplash', {
          title: 'Find a trade',
          subTitle: 'Electrician, ironworker, pipefitter …',
        }),
      ),
    ],
  },
]
