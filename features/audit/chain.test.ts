import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteUser } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import { checkTrail, linkAt, sealTrail } from './chain.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const db = () => app.application.db
const write = (action: string) => audit(db(), null, { action, detail: { note: 'Größe 10½' } })
/** As somebody who owns the tables does it. */
const tamper = (statement: string, table = 'audit_entries') =>
  app.pool.query(
    `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
  )

test('entries are chained, and nothing that was chained changes unseen', async () => {
  for (const action of ['one', 'two', 'three']) await write(action)
  expect(await sealTrail(db())).toBe(3)
  expect(await sealTrail(db())).toBe(0)
  const { faults, last } = await checkTrail(db())
  expect([faults, last?.seq]).toEqual([[], 3])
  expect(await linkAt(db(), 3)).toBe(last!.hash)

  await tamper(`update audit_entries set action = 'zwei' where action = 'two'`)
  expect((await checkTrail(db())).faults).toMatchObject([
    { seq: 2, fault: 'the entry or the link was changed' },
  ])
  await tamper(`update audit_entries set action = 'two' where action = 'zwei'`)
  expect((await checkTrail(db())).faults).toEqual([])

  await tamper(`create table gone as select * from audit_entries where action = 'two';
    delete from audit_entries where action = 'two'`)
  expect((await checkTrail(db())).faults).toMatchObject([{ seq: 2, fault: 'the entry is gone' }])
  await tamper(`insert into audit_entries select * from gone`)
  expect((await checkTrail(db())).faults).toEqual([])

  await tamper(
    `create table cut as select * from audit_chain where seq = 1; delete from audit_chain where seq = 1`,
    'audit_chain',
  )
  expect((await checkTrail(db())).faults[0]).toMatchObject({ seq: 2, fault: 'a link is missing before it' })
  await tamper(`insert into audit_chain select * from cut`, 'audit_chain')
  // An entry that never was chained shows, too.
  await app.pool.query(`insert into audit_entries (action, at) values ('late', now() - interval '2 hours')`)
  expect((await checkTrail(db())).faults).toMatchObject([{ seq: null, fault: 'the entry was never chained' }])
  expect(await sealTrail(db())).toBe(1)
  expect((await checkTrail(db())).faults).toEqual([])
})

test('several sealers make one chain, and writers do not wait for them', async () => {
  const client = await app.application.pool.connect()
  await client.query('begin')
  await client.query('select seal_audit_trail(100)')
  // The sealer has not committed: others write, and seal nothing.
  await write('meanwhile')
  expect(await sealTrail(db())).toBe(0)
  await client.query('commit')
  client.release()
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => Promise.all([write(`at once ${n}`), sealTrail(db())])),
  )
  await sealTrail(db())
  const { faults, last } = await checkTrail(db())
  const { rows } = await app.pool.query('select count(*)::int as n from audit_entries')
  expect([faults, last?.seq]).toEqual([[], rows[0].n])
})

test('an entry that commits after later ones is chained, too', async () => {
  const client = await app.application.pool.connect()
  await client.query('begin')
  await client.query(`insert into audit_entries (action) values ('slow')`)
  await write('quick')
  expect(await sealTrail(db())).toBe(1)
  await client.query('commit')
  client.release()
  expect(await sealTrail(db())).toBe(1)
  expect((await checkTrail(db())).faults).toEqual([])
})

test('of a deleted person the addresses go, and the chain still holds', async () => {
  const maria = await app.signIn({ firstName: 'Maria' })
  const staff = await app.signIn({ type: 'Admin' })
  const by = (id: string, ip: string) => ({ viewer: person({ id }), ip })
  await audit(db(), by(maria.id, '192.0.2.7'), { action: 'sign-out' })
  await audit(db(), by(staff.id, '192.0.2.9'), {
    action: 'user.logout',
    subject: { type: 'user', id: maria.id },
  })
  await sealTrail(db())
  const addresses = async () =>
    (
      await app.pool.query(`select address from audit_entries where actor_id = any($1) order by id`, [
        [maria.id, staff.id],
      ])
    ).rows.map(({ address }) => address)
  // Of somebody who is still here nothing goes.
  await app.application.pool.query('select forget_audit_addresses($1)', [maria.id])
  expect(await addresses()).toEqual(['192.0.2.7', '192.0.2.9'])
  await deleteUser(db(), by(maria.id, '192.0.2.7'), maria.id)
  expect(await addresses()).toEqual([null, '192.0.2.9', null])
  await sealTrail(db())
  expect((await checkTrail(db())).faults).toEqual([])
})
