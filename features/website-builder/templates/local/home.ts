import { button, card, column, free, home, picture, section, words } from '../parts.ts'

const craft = (title: string, years: string, lead: string) =>
  card(`<h3>${title}</h3><p><strong>${years}</strong></p><p>${lead}</p>`, '#f3efe6')

export const homePage = home(
  'Paid apprenticeships and union jobs for veterans and everybody who works with their hands.',
  section(
    {
      ...{ title: 'Welcome', hideTitle: true, style: 'twoColumns', marginTop: 0 },
      ...{ backgroundType: 'color', backgroundColor: '{brand}', verticalPadding: 1 },
    },
    free(
      { width: 50, fontSize: 20, verticalPadding: 1 },
      words(
        '<h2>Build something that stays.</h2><p>Paid apprenticeships with a raise every period, a pension, and no debt at the end. If you kept engines, bridges or radios alive in service, you have already begun.</p>',
      ),
      button('See the crafts', '/pages/apprenticeships', { buttonSize: 'large', buttonStyle: 'secondary' }),
    ),
    column('image', {
      width: 50,
      ...picture('local', 'steel.svg', [960, 640], 'Ironworkers on a steel frame below a tower crane'),
    }),
  ),
  section(
    { title: 'Pick your craft', style: 'grid', columnsPerRow: 4, columnGap: 2 },
    craft('Ironworker', '3 to 4 years', 'Steel, rebar and rigging. You see your work from across the river.'),
    craft('Electrician', '5 years', 'From conduit to control rooms. Signal and power ratings count.'),
    craft('Pipefitter', '5 years', 'Steam, gas, water and ships. A machinist’s mate starts ahead.'),
    craft('Operator', '3 years', 'Cranes, dozers, pavers. Bring your license for heavy equipment.'),
  ),
  section(
    { title: 'From discharge to first paycheck', style: 'twoColumns' },
    column('image', {
      width: 45,
      ...picture('local', 'class.svg', [960, 640], 'Four apprentices in hard hats before a blackboard'),
    }),
    free(
      { width: 55 },
      words(
        '<ol><li><strong>Choose a craft.</strong> Read what people do all day. Heights, heat, mathematics: we are plain about it.</li><li><strong>Apply to the hall.</strong> A diploma or GED, a driver license and your DD214 open a file.</li><li><strong>Test and interview.</strong> Basic mathematics, some reading, and ten minutes with people who do the work.</li><li><strong>Report to the site.</strong> You are paid from that morning.</li></ol>',
      ),
      button('How to join', '/pages/join'),
    ),
  ),
  section(
    { title: 'Jobs that are open now', marginBottom: 3 },
    column('jobSearchSplash', {
      ...{ title: 'Find a trade', subTitle: 'A craft, a tool, a local: with a ZIP code if you like.' },
      image: picture('local', 'tools.svg', [960, 640]).image,
    }),
  ),
)
