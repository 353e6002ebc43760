import type { JobBrief } from '#features/job-cards/schema.ts'
import { type JobQuery, searchUrl } from './schema.ts'
import { feedUrl } from './search.ts'

type Around = { origin: string; site: string; query: JobQuery }

const title = ({ site, query }: Around) => {
  const searchWords = [query.q, query._o || query.o, query.l && `near ${query.l}`].filter(Boolean).join(' ')
  return searchWords ? `${searchWords} · jobs on ${site}` : `Jobs on ${site}`
}

/** A search as RSS 2.0. */
export function rss(jobs: JobBrief[], around: Around): string {
  const { origin, query } = around
  const items = jobs.map(
    (job) => `    <item>
      <title>${xml(headline(job))}</title>
      <link>${xml(origin + job.href)}</link>
      <guid isPermaLink="false">${job.id}</guid>
      <pubDate>${new Date(job.createdAt).toUTCString()}</pubDate>
      <description>${xml(summary(job))}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(title(around))}</title>
    <link>${xml(origin + searchUrl(query))}</link>
    <atom:link rel="self" type="application/rss+xml" href="${xml(origin + feedUrl('rss', query))}"/>
    <description>${xml(title(around))}</description>
    <language>en-us</language>
${items.join('\n')}
  </channel>
</rss>
`
}

/** A search as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1). */
export const jsonFeed = (jobs: JobBrief[], around: Around) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: title(around),
  home_page_url: around.origin + searchUrl(around.query),
  feed_url: around.origin + feedUrl('json', around.query),
  language: 'en-US',
  items: jobs.map((job) => ({
    id: job.id,
    url: around.origin + job.href,
    title: headline(job),
    content_text: summary(job),
    date_published: job.createdAt,
    authors: [{ name: job.feedEmployer ?? job.employer.name }],
  })),
})

const headline = (job: JobBrief) =>
  [job.title, job.feedEmployer ?? job.employer.name, job.addressShort].filter(Boolean).join(' · ')

const summary = (job: JobBrief) =>
  [
    job.addressShort,
    job.isRemote && 'Remote',
    job.isHybrid && 'Hybrid',
    job.type,
    job.careerLevel,
    job.wage,
    job.highlight?.text?.join(''),
  ]
    .filter(Boolean)
    .join(' · ')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML does not allow control characters, escaped or not. */
const xml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign]!).replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
