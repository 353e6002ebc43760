import { sql } from 'kysely'
import { unreadOf } from '#features/chat/index.ts'
import type { Db } from '#lib/db.ts'
import { mostWaiting } from '#spec/limits.ts'
import type { Matter } from './schema.ts'

type Find = (db: Db, employerId: string, viewerId: string) => Promise<Matter | null>

const plural = (count: number, one: string, several: string) => (count === 1 ? one : `${count} ${several}`)

/** People first, then what breaks, then what ends. */
const finders: Find[] = [newApplicants, unreadChats, failingFeed, closingJobs]

/** What waits for somebody at an employer, most pressing first. */
export async function mattersOf(db: Db, employerId: string, viewerId: string): Promise<Matter[]> {
  const found = await Promise.all(finders.map((find) => find(db, employerId, viewerId)))
  return found.filter((matter) => matter !== null)
}

async function newApplicants(db: Db, employer: string): Promise<Matter | null> {
  const waiting = db
    .selectFrom('applicants as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('employers as e', 'e.id', 'a.employer_id')
    .where('a.employer_id', '=', employer)
    // Nobody sees applicants before the employer is approved.
    .where(sql<boolean>`(not e.needs_approval or e.approved is true)`)
    .where('a.seen_at', 'is', null)
  const [counted, longest] = await Promise.all([
    // As many as the menu says: 100,000 new ones would be counted at each visit.
    db
      .selectFrom(
        waiting
          .select('a.application_id')
          .limit(mostWaiting + 1)
          .as('some'),
      )
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    waiting
      .select(['u.first_name as firstName', 'u.last_name as lastName', 'j.title'])
      .select(sql<number>`floor(extract(epoch from now() - a.applied_at) / 86400)::int`.as('days'))
      .orderBy('a.applied_at')
      .limit(1)
      .executeTakeFirst(),
  ])
  if (!longest) return null
  const { firstName, lastName, title, days } = longest
  const since = days > 0 ? ` ${plural(days, '1 day', 'days')}` : ' less than a day'
  return {
    ...{ key: 'applicants', href: `/employer/applicants?employer=${employer}`, action: 'Review' },
    title:
      counted.total > mostWaiting
        ? `${mostWaiting}+ new applicants`
        : plural(counted.total, '1 new applicant', 'new applicants'),
    text: `${firstName} ${lastName}, ${title}, has waited longest:${since}.`,
  }
}

/** Messages are a person's, not an employer's: those that this viewer has not read. */
async function unreadChats(db: Db, _employer: string, viewerId: string): Promise<Matter | null> {
  const { messages } = await unreadOf(db, viewerId)
  if (messages === 0) return null
  return {
    ...{ key: 'messages', href: '/chat', action: 'Read' },
    title: plural(messages, '1 unread message', 'unread messages'),
    text: 'Someone wrote to you and is waiting for an answer.',
  }
}

async function failingFeed(db: Db, employer: string): Promise<Matter | null> {
  const failed = await db
    .selectFrom('feeds as f')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('feed_runs as r')
          .select(['r.success', 'r.failure_reason as reason'])
          .whereRef('r.feed_id', '=', 'f.id')
          .where('r.success', 'is not', null)
          .orderBy('r.started_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select('last.reason')
    .where('f.employer_id', '=', employer)
    .where('f.paused_at', 'is', null)
    .where('last.success', '=', false)
    .limit(1)
    .executeTakeFirst()
  if (!failed) return null
  return {
    ...{ key: 'feed', title: 'Your job feed has failed', action: 'Look at the page' },
    href: `/employer/page?employer=${employer}`,
    text: `${failed.reason ?? 'Its address did not answer.'} Its jobs stay open for now; the staff sees it too.`,
  }
}

async function closingJobs(db: Db, employer: string): Promise<Matter | null> {
  const closing = await db
    .selectFrom('jobs as j')
    .innerJoin('employers as e', 'e.id', 'j.employer_id')
    .select('j.title')
    .where('j.employer_id', '=', employer)
    .where('e.never_expire_jobs', '=', false)
    .where('j.expired_at', 'is', null)
    .where(sql<boolean>`j.expires_at between now() and now() + interval '7 days'`)
    .orderBy('j.expires_at')
    .execute()
  if (closing.length === 0) return null
  const named = closing.slice(0, 3).map(({ title }) => title)
  return {
    ...{ key: 'closing', action: 'See the jobs' },
    href: `/admin/jobs?employer=${employer}&state=open&sort=expires`,
    title: plural(closing.length, '1 job closes within a week', 'jobs close within a week'),
    text: `${named.join(', ')}${closing.length > named.length ? ' and others' : ''}.`,
  }
}
