import { isOffered } from '#spec/application-addresses.ts'
import type { HomeContent, SiteContent } from './schema.ts'

/** What a site's home page says; for one without words of its own, what every site may say. */
export const homeWords = ({ name, content }: { name: string; content: SiteContent }): HomeContent =>
  content.home ?? {
    headline: 'Find your next job',
    lead: `${name} shows jobs for people who served and their families. Search by words, by place or by military code.`,
  }

type Site = Parameters<typeof homeWords>[0] & { applications: Record<string, boolean> }

/** The same as visitors see it: without what leads to an application that is switched off. */
export function homeWordsShown(site: Site): HomeContent {
  const { blocks, ...words } = homeWords(site)
  const leadsNowhere = (item: unknown) => {
    const { href } = item as { href?: string }
    return href !== undefined && !isOffered(site.applications, href)
  }
  const shown = Object.entries(words).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((item) => !leadsNowhere(item)) : value,
  ])
  return {
    ...(Object.fromEntries(shown) as HomeContent),
    // What the site offers is worth reading without its link.
    ...(blocks && {
      blocks: blocks.map((block) => (leadsNowhere(block) ? { ...block, href: undefined } : block)),
    }),
  }
}
