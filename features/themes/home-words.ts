import type { HomeContent, SiteContent } from './schema.ts'

/** What a site's home page says; for one without words of its own, what every site may say. */
export const homeWords = ({ name, content }: { name: string; content: SiteContent }): HomeContent =>
  content.home ?? {
    headline: 'Find your next job',
    lead: `${name} shows jobs for people who served and their families. Search by words, by place or by military code.`,
  }
