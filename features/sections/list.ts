// Without Zod: the home page asks in the browser.
import type { HomeSection } from '#ui/home-sections.ts'
import type { SectionProps } from './schema.ts'

export type SectionName = HomeSection

/** What a section must have to be worth showing: a list of its data or words. */
const needs: { [name in SectionName]: (props: SectionProps) => unknown } = {
  promoted: ({ promoted }) => promoted.length,
  newest: ({ newest }) => newest.length,
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
  wages: ({ content }) => content.wages?.length,
  partners: ({ content }) => content.partners?.length,
  quote: ({ content }) => content.quote,
  call: ({ content }) => content.callTitle,
  teaser: ({ content }) => content.teaserTitle,
  figures: ({ content }) => content.figures?.length,
  own: ({ content }) => content.ownPage,
}

/** Whether a section has something to show. */
export const isFilled = (name: SectionName, props: SectionProps): boolean => Boolean(needs[name](props))
