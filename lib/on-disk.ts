import { type RawBuilder, sql } from 'kysely'

/**
 * As a column of a statement: its commit does not wait for the disk. A commit that notifies holds a lock that all such commits
 * share, and would hold it through its wait; so they go one at a time, as fast as the disk is (decision 510).
 */
export const notWaitingForDisk: RawBuilder<string> = sql`set_config('synchronous_commit', 'off', true)`
