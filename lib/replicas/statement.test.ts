import { expect, test } from 'vitest'
import { testDatabase } from '#test/harness.ts'
import { effectful, statementOf } from './statement.ts'

test.each([
  ['select id from jobs where id = $1', 'read'],
  [`with "recent" as (select 1) select * from recent -- delete later`, 'read'],
  [`select 'insert into x', "update" from t`, 'read'],
  [`select set_config('muster.sites', $1, true)`, 'read'],
  [
    `select coalesce(current_setting('muster.sites', true), '') as before, set_config('muster.sites', $1, true)`,
    'read',
  ],
  ['select * from jobs for update', 'write'],
  ['select * from jobs for no key update skip locked', 'write'],
  ['select from quizzes for share', 'write'],
  ['select from quizzes for key share', 'write'],
  ['with gone as (delete from jobs returning id) select * from gone', 'write'],
  ['insert into jobs (id) values ($1)', 'write'],
  ['select pg_advisory_xact_lock(1)', 'write'],
  ['select pg_try_advisory_xact_lock(1)', 'write'],
  [`select pg_notify('content', '')`, 'write'],
  [`select nextval('receipt_numbers')`, 'write'],
  ['select from graphile_worker.add_job(identifier => $1)', 'write'],
  ['select key from graphile_worker.jobs', 'read'],
  ['create temporary table x ()', 'write'],
  ['select forget_audit_addresses(90)', 'write'],
  ['listen content', 'write'],
  ['begin', 'write'],
  ['select state from pg_stat_activity', 'own'],
  [`select pg_has_role('pg_read_all_stats', 'usage')`, 'own'],
  ['select inet_server_port()', 'own'],
] as const)('%s is a %s', (sql, kind) => {
  expect(statementOf(sql).kind).toBe(kind)
})

test('functions of ours that may change something are known by name', async () => {
  const database = await testDatabase()
  const { rows } = await database.pool.query<{ name: string }>(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and p.proname not in ('uuid_v7') order by 1`)
  await database.close()
  expect(rows.map(({ name }) => name)).toEqual(effectful)
})
