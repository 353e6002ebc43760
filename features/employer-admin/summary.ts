import { sql } from 'kysely'
import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, mailLayout, sendMail } from '#lib/mail.ts'
import type { Settings } from '../../config.ts'

type Summary = {
  employerId: string
  employer: string
  themeId: string
  /** since a week ago */
  applicants: number
  /** how often people opened its jobs */
  views: number
  open: number
  closing: { title: string; on: string }[]
  managers: { id: string; email: string; firstName: string; lastName: string }[]
}

/**
 * Mails each manager of the employers that want it what happened in the week: new applicants, and jobs that close in the next.
 * Employers of no site are written to from the oldest. Doing it again in the same week mails nothing.
 * @returns how many mails were written
 */
export async function sendSummaries(
  db: Db,
  settings: Pick<Settings, 'production' | 'port' | 'publicPort'>,
  now: Date,
): Promise<number> {
  let written = 0
  for (const summary of await summaries(db, now)) {
    const site = await mailSiteOf(db, settings, summary.themeId)
    if (!site) continue
    for (const manager of summary.managers) {
      await sendMail(db, {
        to: manager.email,
        toName: `${manager.firstName} ${manager.lastName}`,
        themeId: summary.themeId,
        kind: 'employer-summary',
        key: `summary ${summary.employerId} ${manager.id} ${now.toISOString().slice(0, 10)}`,
        subject: `Your week at ${summary.employer}`,
        ...mailLayout(contentOf(summary, manager.firstName, site)),
      })
      written++
    }
  }
  return written
}

const contentOf = (
  { employer, applicants, views, open, closing }: Summary,
  firstName: string,
  site: MailSite,
) => ({
  site,
  heading: `Your week at ${employer}`,
  paragraphs: [
    `Hello ${firstName},`,
    `${counted(applicants, 'person has', 'people have')} applied in the last seven days, and your jobs were viewed ${counted(views, 'time', 'times')}. ${counted(open, 'job is', 'jobs are')} open.`,
    ...(closing.length
      ? ['These close in the next seven days:', closing.map(({ title, on }) => `${title}, ${on}`).join('\n')]
      : []),
  ],
  button: { label: 'See the applicants', href: `${site.origin}/employer/applicants` },
  footer: `You receive this every week because ${employer} turned on weekly summaries.`,
})

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

async function summaries(db: Db, now: Date): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select e.id as "employerId", e.name as employer,
      coalesce(e.source_theme_id, (select id from themes order by created_at limit 1)) as "themeId",
      (select count(*) from applicants a where a.employer_id = e.id
        and a.applied_at > ${now}::timestamptz - interval '7 days')::int as applicants,
      coalesce((select sum(v.views) from job_views v where v.employer_id = e.id
        and v.day > (${now}::timestamptz - interval '7 days')::date), 0)::int as views,
      (select count(*) from jobs j where j.employer_id = e.id and j.expired_at is null
        and (e.never_expire_jobs or j.expires_at is null or j.expires_at > ${now}))::int as open,
      coalesce((select json_agg(json_build_object('title', title, 'on', to_char(expires_at, 'FMMonth FMDD')) order by expires_at)
        from (select j.title, j.expires_at from jobs j where j.employer_id = e.id and j.expired_at is null
          and not e.never_expire_jobs and j.expires_at between ${now} and ${now}::timestamptz + interval '7 days'
          order by j.expires_at limit 20) soon), '[]') as closing,
      json_agg(json_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name)) as managers
    from employers e join employer_members m on m.employer_id = e.id join users u on u.id = m.user_id
    where e.email_summary and (not e.needs_approval or e.approved is true)
      and u.activated_at is not null and u.disabled_at is null
    group by e.id order by e.id`.execute(db)
  return rows
}
