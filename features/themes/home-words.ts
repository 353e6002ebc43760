import { isOffered } from '#spec/application-addresses.ts'
import type { HomeContent, SiteContent } from './schema.ts'

/** What a site's home page says; for one without words of its own, what every site may say. */
export const homeWords = ({ name, content }: { name: string; content: SiteContent }): HomeContent =>
  content.home ?? {
    headline: 'Find your next job',
    lead: `${name} shows jobs for people who served and their families. Search by words, by place or by military code.`,
  }

type Site = Parameters<typeof homeWords>[0] & { applications: Record<string, boolean> }

/** What is worth reading without its link. */
const standAlone = new Set(['blocks', 'notices', 'partners'])

/** The same as visitors see it: without what leads to an application that is switched off. */
export function homeWordsShown(site: Site): HomeContent {
  const leadsNowhere = ({ href }: { href?: string }) =>
    href !== undefined && !isOffered(site.applications, href)
  const shown = Object.entries(homeWords(site)).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value]
    const items = value as { href?: string }[]
    const kept = items.filter((item) => standAlone.has(name) || !leadsNowhere(item))
    return [name, kept.map((item) => (leadsNowhere(item) ? { ...item, href: undefined } : item))]
  })
  return Object.fromEntries(shown)
}
