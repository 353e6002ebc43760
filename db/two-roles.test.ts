// A PostgreSQL of one's own, as README.md sets it up: neither role is a superuser.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inServer, withDatabase } from '#test/server.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase } from './prepare.ts'

const name = `two_roles_${randomBytes(6).toString('hex')}`
const server = withDatabase(inject('templateUrl'), 'postgres')
const roles = { owner: `${name}_owner`, app: `${name}_app` }

function urlOf(role: string): string {
  const url = new URL(withDatabase(server, name))
  url.username = role
  url.password = 'of the test'
  return url.href
}

beforeAll(async () => {
  for (const role of Object.values(roles))
    await inServer(server, `create role ${role} login password 'of the test'`)
  await inServer(server, `create database ${name} owner ${roles.owner}`)
})
afterAll(async () => {
  await inServer(server, `drop database if exists ${name} with (force)`)
  for (const role of Object.values(roles)) await inServer(server, `drop role if exists ${role}`)
})

async function refusalOf(statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlOf(roles.app) })
  await client.connect()
  try {
    return await client.query(statement).then(
      () => 'done',
      ({ message }: Error) => message,
    )
  } finally {
    await client.end()
  }
}

test('migrations run as the owner, and the application has its rights and no more', async () => {
  const database = await openDatabase({
    ...{ databaseUrl: urlOf(roles.app), databaseOwnerUrl: urlOf(roles.owner), dataDir: '/nowhere' },
  })
  const first = await prepareDatabase(database)
  expect(first.migrated.length).toBeGreaterThan(30)
  expect(first.ownsItsTables).toBe(false)
  // The next start.
  expect(await prepareDatabase(database)).toEqual({ migrated: [], ownsItsTables: false })

  expect(await refusalOf(`insert into audit_entries (action) values ('first')`)).toBe('done')
  expect(await refusalOf(`insert into themes (name) values ('Harbor')`)).toBe('done')
  expect(await refusalOf(`select from graphile_worker.add_job('nothing')`)).toBe('done')
  for (const statement of [
    'create table mine (a int)',
    'create temporary table mine (a int)',
    'create schema mine',
    'alter table users add column password text',
    `update audit_entries set action = 'nothing'`,
    'delete from audit_entries',
    'alter table audit_entries disable trigger user',
    `grant ${roles.owner} to ${roles.app}`,
  ])
    expect([statement, await refusalOf(statement)]).toEqual([
      statement,
      expect.stringMatching(/permission denied|must be owner|must have admin option/),
    ])
}, 120_000)
