import { sql } from 'kysely'
import type { Retention } from '#lib/retention.ts'

export const noticeRetention: Retention = {
  setting: 'RETAIN_NOTICES_DAYS',
  what: 'Notices',
  table: 'notices',
  isOver: (before) => sql<boolean>`created_at < ${before}`,
}
