// Without Zod: the home page asks in the browser.
import type { SiteNotice } from '#features/themes/schema.ts'
import type { HomeSection } from '#ui/home-sections.ts'
import type { SectionProps } from './schema.ts'

export type SectionName = HomeSection

/** What a section must have to be worth showing: a list of its data or words. */
const needs: { [name in SectionName]: (props: SectionProps) => unknown } = {
  promoted: ({ promoted }) => promoted.length,
  newest: ({ newest }) => newest.length,
  near: ({ near }) => near.length,
  matching: ({ matching }) => matching.length,
  categories: ({ categories }) => categories.length,
  news: ({ news }) => news.length,
  trainings: ({ trainings }) => trainings.length,
  fundraisers: ({ fundraisers }) => fundraisers.length,
  tiles: ({ content }) => content.tiles?.length,
  services: ({ content }) => content.services?.length,
  blocks: ({ content }) => content.blocks?.length,
  codes: ({ content }) => content.codes?.length,
  steps: ({ content }) => content.steps?.length,
  forms: ({ content }) => content.forms?.length,
  offices: ({ content }) => content.offices?.length,
  notices: (props) => noticesOf(props).length,
  wages: ({ content }) => content.wages?.length,
  partners: ({ content }) => content.partners?.length,
  quote: ({ content }) => content.quote,
  call: ({ content }) => content.callTitle,
  teaser: ({ content }) => content.teaserTitle,
  figures: ({ content }) => content.figures?.length,
  own: ({ content }) => content.ownPage,
}

/** The notices of today, those without a day before the others, the newest first. */
export const noticesOf = ({ content: { notices = [] }, today }: SectionProps): SiteNotice[] =>
  notices
    .filter(({ day, until }) => (!day || day <= today) && (!until || today <= until))
    .toSorted((one, other) => (other.day ?? '9').localeCompare(one.day ?? '9'))

/** Whether a section has something to show. */
export const isFilled = (name: SectionName, props: SectionProps): boolean => Boolean(needs[name](props))
