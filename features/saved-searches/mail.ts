import type { NewFound } from '#features/jobs/index.ts'
import { type JobBrief, searchUrl } from '#features/jobs/schema.ts'
import { type Mail, type MailSite, mailLayout } from '#lib/mail.ts'
import type { Due } from './due.ts'
import { wholeQuery } from './kept-query.ts'
import { unsubscribePath } from './unsubscribe.ts'

type Told = {
  site: MailSite
  person: { email: string; name: string }
  search: Due
  found: NewFound
  jobs: JobBrief[]
  settings: { secret: string }
}

/** The mail of a saved search: the newest of the new jobs, and the way to all of them and out of it. */
export function alertMail({ site, person, search, found, jobs, settings }: Told): Mail {
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
        label: found.total > jobs.length ? `See all ${found.total} new jobs` : 'See all jobs of this search',
        href: all,
      },
      footer: `We look for new jobs ${rhythm} because you saved this search at ${site.name}.`,
      links: [
        { label: 'Change your saved searches', href: `${site.origin}/my-saved-searches` },
        { label: 'Stop the mails of this search', href: unsubscribeUrl },
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
