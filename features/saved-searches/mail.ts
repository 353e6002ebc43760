import type { JobBrief } from '#features/job-cards/schema.ts'
import type { NewMatches } from '#features/job-search/index.ts'
import { searchUrl } from '#features/job-search/schema.ts'
import { type Mail, type MailSite, mailLayout } from '#lib/mail.ts'
import type { Due } from './due.ts'
import { wholeQuery } from './kept-query.ts'
import { unsubscribePath } from './unsubscribe.ts'

type AlertMail = {
  site: MailSite
  person: { email: string; name: string }
  search: Due
  found: NewMatches
  jobs: JobBrief[]
  settings: { secret: string }
}

/** The mail of a saved search: the newest of the new jobs, a link to all of them, and a link to unsubscribe. */
export function alertMail({ site, person, search, found, jobs, settings }: AlertMail): Mail {
  const heading = `${found.total === 1 ? 'One new job' : `${found.total} new jobs`}: ${search.name}`
  const all = site.origin + searchUrl(wholeQuery(search.query), { sort: 'newest' })
  const unsubscribeUrl = site.origin + unsubscribePath(settings.secret, search.id)
  const rhythm = search.frequency === 'weekly' ? 'every Monday' : 'every day'
  return {
    to: person.email,
    toName: person.name,
    themeId: search.themeId,
    kind: 'saved-search',
    subject: heading,
    key: `saved-search ${search.id} ${search.toldUntil.toISOString()}`,
    unsubscribeUrl,
    ...mailLayout({
      site,
      heading,
      paragraphs: [],
      items: jobs.map((job) => ({ title: job.title, href: site.origin + job.href, lines: linesOf(job) })),
      button: {
        label:
          found.total > jobs.length ? `View all ${found.total} new jobs` : 'View all jobs in this search',
        href: all,
      },
      footer: `We check for new jobs ${rhythm} because you saved this search at ${site.name}.`,
      links: [
        { label: 'Manage your saved searches', href: `${site.origin}/my-saved-searches` },
        { label: 'Unsubscribe from this search', href: unsubscribeUrl },
      ],
    }),
  }
}

const linesOf = (job: JobBrief): string[] =>
  [
    job.promoted ? 'Promoted' : null,
    [job.feedEmployer ?? job.employer.name, job.addressShort, job.isRemote ? 'Remote' : null]
      .filter(Boolean)
      .join(', '),
    job.wage,
  ].filter((line) => line !== null)
