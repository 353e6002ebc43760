// The sections of a home page and their order, for the page and for the form that edits it.

/**
 * split: words and search beside totals. centered: search alone in the middle. banner: on the brand's color. tasks: a
 * question, a search and what people come for. picture: a picture, words and two buttons, no search.
 */
export const homeLayouts = ['split', 'centered', 'banner', 'tasks', 'picture'] as const
export type HomeLayout = (typeof homeLayouts)[number]

export const homeSections = [
  'promoted',
  'newest',
  'categories',
  'tiles',
  'services',
  'blocks',
  'news',
  'steps',
] as const
export type HomeSection = (typeof homeSections)[number]

/** The order of each layout where the site chooses none. */
const sectionOrders: Record<HomeLayout, HomeSection[]> = {
  split: ['promoted', 'newest', 'categories', 'tiles', 'services', 'blocks', 'news', 'steps'],
  centered: ['categories', 'services', 'tiles', 'promoted', 'newest', 'blocks', 'news', 'steps'],
  banner: ['tiles', 'blocks', 'promoted', 'newest', 'services', 'news', 'steps', 'categories'],
  tasks: ['services', 'newest', 'promoted', 'categories', 'tiles', 'blocks', 'news', 'steps'],
  picture: ['tiles', 'blocks', 'steps', 'newest', 'promoted', 'services', 'news', 'categories'],
}

type Chosen = { layout?: HomeLayout; sections?: { [name in HomeSection]?: number } }

/** The sections of a home page that are shown, in order. */
export function shownSections({ layout = 'split', sections = {} }: Chosen): HomeSection[] {
  const placed = sectionOrders[layout].map((name, at) => ({ name, at, place: sections[name] ?? at + 1 }))
  return placed
    .filter(({ place }) => place > 0)
    .sort((one, other) => one.place - other.place || one.at - other.at)
    .map(({ name }) => name)
}
