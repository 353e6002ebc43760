import type { HomeListName } from './home-lists.ts'

/** Around the rows of each list, in the form of the home page alone: the page builder loads without them. */
export const homeListWords: Record<HomeListName, { heading: string; help?: string; noun: string }> = {
  figures: {
    heading: 'Figures',
    help: 'A band in the brand color below the opening. Without figures it is hidden.',
    noun: 'figure',
  },
  tiles: {
    heading: 'Tiles with pictures',
    help: 'Each is a link with a picture. Without tiles this section is hidden.',
    noun: 'tile',
  },
  services: {
    heading: 'Services',
    help: 'A list of links, each with a sentence, under the name of its group.',
    noun: 'service',
  },
  blocks: {
    heading: 'What the site offers',
    help: 'Each has a title and a sentence or two, and an optional link. Without offers this section is hidden.',
    noun: 'offer',
  },
  codes: {
    heading: 'Military codes',
    help: 'Examples in a table, beside a search by code. Without codes this section is hidden.',
    noun: 'code',
  },
  forms: {
    heading: 'Forms',
    help: 'Without forms this section is hidden.',
    noun: 'form',
  },
  offices: {
    heading: 'Offices',
    help: 'Each with its address. ZIP codes, or how they begin, such as 00114, 002, let visitors find theirs.',
    noun: 'office',
  },
  notices: {
    heading: 'Notices',
    help: 'The newest day first. After its last day a notice is no longer shown.',
    noun: 'notice',
  },
  call: {
    heading: 'Quote and call',
    help: 'A band in the brand color with one thing to do. Without a title it is hidden.',
    noun: 'button',
  },
  steps: {
    heading: 'How it works',
    help: 'In this order. Without steps this section is hidden.',
    noun: 'step',
  },
  wages: {
    heading: 'Wage steps',
    help: 'Dollars an hour, drawn as a chart and a table. Without steps this section is hidden.',
    noun: 'wage step',
  },
  partners: {
    heading: 'Partners',
    help: 'A logo is shown instead of the name. Without partners this section is hidden.',
    noun: 'partner',
  },
  teaser: {
    heading: 'Dashboard of members',
    help: 'Beside a picture of a dashboard. Without a title this section is hidden.',
    noun: 'point',
  },
}
