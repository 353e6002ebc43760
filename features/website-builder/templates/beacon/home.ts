import { button, column, free, home, picture, section, text, words } from '../parts.ts'

const way = (title: string, lead: string, label: string, to: string) =>
  free(
    { horizontalPadding: 1, verticalPadding: 1, backgroundColor: '#f3f6fa' },
    words(`<h3>${title}</h3><p>${lead}</p>`),
    button(label, to, { buttonStyle: 'secondary' }),
  )

export const homePage = home(
  'Jobs for veterans, service members and military families, matched to what they have done.',
  section(
    { title: 'Welcome', hideTitle: true, style: 'twoColumns', marginTop: 2 },
    free(
      { width: 52, fontSize: 20 },
      words(
        '<h2>You kept the light on. Now find your way by it.</h2><p>Tell us what you did in service and where you want to live. We show you the jobs that ask for it, in the words employers use.</p>',
      ),
      button('Find a job', '/jobs/search', { buttonSize: 'large' }),
      button('Translate your code', '#translate', { buttonSize: 'large', buttonStyle: 'secondary' }),
    ),
    column('image', {
      width: 48,
      ...picture(
        'beacon',
        'harbor.svg',
        [960, 640],
        'A lighthouse at dusk, and a boat that follows its beam',
      ),
    }),
  ),
  section(
    { title: 'Three ways to begin', style: 'grid', columnsPerRow: 3, columnGap: 2 },
    way(
      'By your occupation',
      'A branch and a code are enough. Each job says why it fits.',
      'Match my service',
      '/jobs/search?tab=mos',
    ),
    way(
      'By what you want',
      'A title, a skill, an employer: type it as you would say it.',
      'Search by words',
      '/jobs/search',
    ),
    way(
      'By where you live',
      'A ZIP code, and as many miles as you would drive.',
      'See the newest',
      '/jobs/search?sort=newest',
    ),
  ),
  section(
    {
      ...{ title: 'Translate your occupation', hideTitle: true, htmlId: 'translate' },
      ...{ backgroundType: 'color', backgroundColor: '#edf1f6', verticalPadding: 1 },
    },
    column('mosTranslator', {}),
  ),
  section(
    { title: 'Not alone', hideTitle: true, style: 'twoColumns' },
    column('image', {
      width: 45,
      ...picture('beacon', 'table.svg', [960, 640], 'Three people talk at a table above a city'),
    }),
    free(
      { width: 55, verticalPadding: 1 },
      words(
        '<h2>Somebody who has done it before</h2><p>Our counselors served too. They read your record, practice the interview with you, and know which employers mean what they say.</p><ul><li>A first talk within two working days</li><li>A resume in civilian words</li><li>Someone to call after the first week on the job</li></ul>',
      ),
      button('How we help', '/pages/resources'),
    ),
  ),
  section({ title: 'New today', marginBottom: 3 }, column('jobSearch')),
  section(
    {
      ...{ title: 'Words of a member', hideTitle: true, marginBottom: 0 },
      ...{ backgroundType: 'color', backgroundColor: '{brand}', verticalPadding: 2 },
    },
    text(
      '<blockquote><p>I had six years of keeping aircraft in the air and a resume that said “mechanic”. Two weeks after my first search I had three interviews.</p></blockquote><p>Former aviation electrician’s mate, now at a wind farm</p>',
      { fontSize: 22 },
    ),
  ),
)
