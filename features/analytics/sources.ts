import { type RawBuilder, sql } from 'kysely'

/** Where figures come from: rows of (theme_id, kind, subject, at, n). Their times are set once, when it happens. */
type Source = (at: (column: string) => RawBuilder<unknown>) => RawBuilder<unknown>

/** What only pages know is counted as it happens; everything else is read from the tables of the rooms, never recorded twice. */
export const sources: Source[] = [
  (at) =>
    sql`select theme_id, kind, subject, hour as at, events::bigint as n from analytics_events where ${at('hour')}`,
  (at) => sql`select source_theme_id, 'signUps', '', created_at, 1 from users where ${at('created_at')}`,
  (at) =>
    sql`select source_theme_id, 'activations', '', activated_at, 1 from users where ${at('activated_at')}`,
  (at) => sql`select u.source_theme_id, 'applications', a.employer_id::text, a.applied_at, 1
    from applications a join users u on u.id = a.user_id where ${at('a.applied_at')}`,
  (at) => sql`select u.source_theme_id, 'hires', a.employer_id::text, a.confirmed_at, 1
    from applicants a join users u on u.id = a.user_id where a.status = 'HIRED' and ${at('a.confirmed_at')}`,
  (at) => sql`select u.source_theme_id, 'trainings', p.training_id::text, p.completed_at, 1
    from training_progress p join users u on u.id = p.user_id where ${at('p.completed_at')}`,
  (
    at,
  ) => sql`select e.source_theme_id, case when r.success then 'feedsRead' else 'feedsFailed' end, e.id::text, r.finished_at, 1
    from feed_runs r join feeds f on f.id = r.feed_id join employers e on e.id = f.employer_id where ${at('r.finished_at')}`,
  // In cents. A refund takes away on the day of the refund, as in the ledger.
  (at) => sql`select d.theme_id, 'gifts', coalesce(d.fundraiser_id::text, ''), l.entered_at, l.cents
    from ledger_entries l join donations d on d.id = l.donation_id where l.part = 'gift' and ${at('l.entered_at')}`,
]
