import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { prepareDatabase } from './prepare.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const asApplication = (statement: string) => database.application.pool.query(statement)

test('the application owns nothing and changes no table', async () => {
  const { rows } = await asApplication(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
      (select count(*)::int from pg_class where relowner = r.oid) as owned,
      pg_has_role(r.oid, (select relowner from pg_class where relname = 'users' and relkind = 'r'), 'member') as is_owner
    from pg_roles r where rolname = current_user`,
  )
  const no = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false }
  expect(rows).toEqual([{ ...no, owned: 0, is_owner: false }])
  for (const statement of [
    'create table mine (a int)',
    'create schema mine',
    'alter table users add column password text',
    'drop table favorites',
    'truncate favorites',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create trigger mine before insert on users for each row execute function refuse_change()',
    'alter table audit_entries disable trigger user',
    'set session_replication_role = replica',
    `copy users to program 'cat'`,
    'delete from migrations',
    'create table graphile_worker.mine (a int)',
  ])
    await expect([statement, await refusalOf(statement)]).toEqual([
      statement,
      expect.stringMatching(/permission denied|must be owner|must be superuser|permission/),
    ])
})

const refusalOf = (statement: string) =>
  asApplication(statement).then(
    () => 'done',
    ({ message }: Error) => message,
  )

test('the audit trail is added to, never changed or removed, whatever the triggers are', async () => {
  await asApplication(`insert into audit_entries (action) values ('first')`)
  await database.pool.query('alter table audit_entries disable trigger user')
  await database.pool.query('alter table audit_chain disable trigger user')
  for (const statement of [
    `update audit_entries set action = 'nothing'`,
    'delete from audit_entries',
    'truncate audit_entries',
    `insert into audit_chain (seq, entry_id, hash) values (1, gen_random_uuid(), '')`,
    'delete from audit_chain',
    `update audit_chain set hash = ''`,
  ])
    expect([statement, await refusalOf(statement)]).toEqual([
      statement,
      expect.stringContaining('permission denied'),
    ])
  expect((await asApplication('select seal_audit_trail(10) as n')).rows).toEqual([{ n: 1 }])
})

test('rights are given again without harm, and a database with one role works as before', async () => {
  const { url, application } = database
  expect(await prepareDatabase({ url: application.url, ownerUrl: url })).toEqual({
    migrated: [],
    ownsItsTables: false,
  })
  expect(await prepareDatabase({ url, ownerUrl: url })).toEqual({ migrated: [], ownsItsTables: true })
  await asApplication(`select graphile_worker.add_job('nothing')`)
  expect((await asApplication('select count(*)::int as n from graphile_worker.jobs')).rows[0].n).toBe(1)
})
