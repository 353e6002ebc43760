import { openRequestPool } from '#lib/db.ts'
import type { Replicas } from '#lib/replicas.ts'

/**
 * A replica that is never behind: the same database on connections that may only read. What asks it for more than a real replica would
 * answer fails the request, and so the test.
 */
export function readOnly(url: string): Replicas {
  const pool = openRequestPool(url, 4)
  pool.options.options += ' -c default_transaction_read_only=on'
  const replica = {
    ...{ name: 'read-only', pool, state: 'serving' as const, lagMs: 0, position: 0n, reads: 0, failures: 0 },
    ...{ look: async () => null, hangUp: () => {}, close: () => pool.end() },
  }
  return {
    ...{ all: [replica], keepMs: 30_000, position: async () => 0n },
    pick: () => replica,
    failed(_replica, error) {
      throw error
    },
    changed() {},
    needOf: () => 0n,
    close: () => pool.end(),
  }
}
