import { button, card, column, free, home, picture, section, words } from '../parts.ts'

const share = (sum: string, lead: string) =>
  card(`<h3>${sum}</h3><p>${lead}</p>`, '#fdf1e4', { textAlignment: 'center' })

export const homePage = home(
  'A run and walk that pays for counseling, rent and a way back to work for those who served.',
  section(
    { title: 'Welcome', hideTitle: true, style: 'twoColumns', marginTop: 2 },
    free(
      { width: 48, fontSize: 20, verticalPadding: 1 },
      words(
        '<h2>Nobody runs the last mile alone.</h2><p>Ten kilometers along the river, at your own pace, for those who are still on their way home. Run, walk, push a stroller, or cheer.</p>',
      ),
      button('Take part', '/pages/take-part', { buttonSize: 'large' }),
      button('Give', '/pages/give', { buttonSize: 'large', buttonStyle: 'secondary' }),
    ),
    column('image', {
      width: 52,
      ...picture('relay', 'run.svg', [960, 640], 'Five runners on a road, a flag at its end'),
    }),
  ),
  section(
    { title: 'What a gift does', style: 'grid', columnsPerRow: 3, columnGap: 2 },
    share('$25', 'A ride to the clinic and back, for a month.'),
    share('$100', 'Two hours with a counselor who served.'),
    share('$500', 'The first month’s rent, so that the rest can follow.'),
  ),
  section(
    {
      ...{ title: 'Why we run', hideTitle: true, style: 'twoColumns' },
      ...{ backgroundType: 'color', backgroundColor: '{brand}', verticalPadding: 1 },
    },
    column('image', {
      width: 45,
      ...picture('relay', 'camp.svg', [960, 640], 'Friends around a fire beside a tent at night'),
    }),
    free(
      { width: 55, fontSize: 18, verticalPadding: 1 },
      words(
        '<h2>It began with eleven people and a thermos</h2><p>In the first year we ran for a friend who slept in his car. He has a key again, and hands out the water at mile four. Since then more than two thousand of you have come.</p>',
      ),
      button('Our story', '/pages/about', { buttonStyle: 'secondary' }),
    ),
  ),
  section({ title: 'Newest gifts', marginBottom: 3 }, column('donationList', {})),
)
