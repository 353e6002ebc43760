import { sql } from 'kysely'
import { jobCards } from '#features/job-cards/index.ts'
import { mailSiteOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { type MailSite, sendMail } from '#lib/mail.ts'
import type { Settings } from '../../config.ts'
import { type Due, type DueMatch, matchDue, toldUntil } from './due.ts'
import { alertMail } from './mail.ts'
import { nextMorning } from './saved-searches.ts'

type Options = {
  settings: Pick<Settings, 'secret' | 'production' | 'port' | 'publicPort'>
  now: Date
  signal?: AbortSignal
}

/** One failing mail must not block the others; this many mean that something else is wrong. */
const mostFailures = 20

/**
 * Writes the mail of every saved search that is due and has new matches. The mail and its record are one transaction, and
 * the mail has an idempotency key: after a crash at any point, nobody gets a mail twice and nobody is skipped.
 * @returns how many mails were written
 */
export async function sendAlerts(db: Db, { settings, now, signal }: Options): Promise<number> {
  const sites = new Map<string, Promise<MailSite | null>>()
  const siteOf = (themeId: string) => {
    const site = sites.get(themeId) ?? mailSiteOf(db, settings, themeId)
    sites.set(themeId, site)
    return site
  }
  let written = 0
  const failures: unknown[] = []
  for await (const page of matchDue(db, now)) {
    const [withJobs, withoutJobs] = [
      page.filter(({ found }) => found.total),
      page.filter(({ found }) => !found.total),
    ]
    await passOver(db, withoutJobs, now)
    const [cards, people] = await Promise.all([cardsOf(db, withJobs), peopleOf(db, withJobs)])
    for (const { search, found } of withJobs) {
      const site = await siteOf(search.themeId)
      const jobs = found.ids.flatMap((id) => cards.get(id) ?? []).filter((job) => !job.isGone)
      const person = people.get(search.userId)
      const mail = site && person && jobs.length && alertMail({ site, person, search, found, jobs, settings })
      try {
        if (!mail) await passOver(db, [{ search, found }], now)
        else if (await sendAlert(db, search, now, mail)) written++
      } catch (error) {
        failures.push(error)
        if (failures.length === mostFailures) throw failed(failures)
      }
    }
    if (signal?.aborted) break
  }
  if (failures.length) throw failed(failures)
  return written
}

/** The searches whose mail failed are still due. */
const failed = (failures: unknown[]) =>
  new AggregateError(
    failures,
    `could not write ${failures.length} of the mails, the first because of: ${failures[0]}`,
  )

type Mail = ReturnType<typeof alertMail>

/** @returns false when another process has sent it, or its owner has changed it, in which case it is still due */
async function sendAlert(db: Db, search: Due, now: Date, mail: Mail): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await moveOn(trx, [search], now, true))) return false
    await sendMail(trx, mail)
    return true
  })
}

const passOver = async (db: Db, searches: DueMatch[], now: Date) => {
  if (searches.length)
    await moveOn(
      db,
      searches.map(({ search }) => search),
      now,
      false,
    )
}

/** Marks searches as sent up to now, except those sent, changed or unsubscribed meanwhile. */
async function moveOn(db: Db, searches: Due[], now: Date, hasMail: boolean): Promise<number> {
  const { rows } = await sql`
    update saved_searches search
    set told_until = ${toldUntil(now)}, next_at = ${nextMorning(sql`frequency`, sql`time_zone`, now)},
      last_mail_at = case when ${hasMail} then ${now} else last_mail_at end
    from unnest(${searches.map(({ id }) => id)}::uuid[], ${searches.map(({ version }) => version)}::text[]) as told (id, version)
    where search.id = told.id and search.xmin::text = told.version
    returning search.id`.execute(db)
  return rows.length
}

const cardsOf = (db: Db, page: DueMatch[]) =>
  jobCards(db, null, [...new Set(page.flatMap(({ found }) => found.ids))])

async function peopleOf(db: Db, page: DueMatch[]) {
  if (!page.length) return new Map<string, { email: string; name: string }>()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(page.map(({ search }) => search.userId))])
    .execute()
  return new Map(
    rows.map((row) => [row.id, { email: row.email, name: `${row.first_name} ${row.last_name}` }]),
  )
}
