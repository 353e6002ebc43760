import { sql } from 'kysely'
import type { Retention } from '#lib/retention.ts'

/** Applications that neither the seeker nor the employer has changed: with answers, notes and what the employer wrote. */
export const applicationRetention: Retention = {
  setting: 'RETAIN_APPLICATIONS_DAYS',
  what: 'Applications that nobody has changed',
  table: 'applications',
  isOver: (before) => sql<boolean>`greatest(created_at, set_at, updated_at) < ${before}
    and coalesce(next_step_on < current_date, true)
    and not exists (select from applicants where application_id = applications.id and status_at >= ${before})`,
}
