import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditEvent, audit } from '#lib/audit.ts'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import { entriesAbout } from './index.ts'
import { textOf } from './sentence.ts'

let app: TestApp
let harbor: string
let grace: string
let maria: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  grace = (await app.signIn({ type: 'Admin', firstName: 'Grace', lastName: 'Okafor' })).id
  maria = (await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })).id
})
afterAll(() => app.close())

const user = (id: string) => ({ subject: { type: 'user', id } })

/** How a event of somebody's reads. */
async function reads(actor: NonNullable<Parameters<typeof person>[0]> | null, event: AuditEvent) {
  await audit(app.db, { viewer: actor ? person(actor) : null, ip: '192.0.2.7' }, event)
  const [entry] = await entriesAbout(app.db, app.app.features.auditActions, event.subject!.id, 1)
  return textOf(entry!.sentence)
}

test('a event reads as a sentence with names', async () => {
  const by = { id: grace }
  const about = user(maria)
  expect(await reads(by, { action: 'user.logout', ...about })).toBe('Grace Okafor logged Maria Ortiz out')
  expect(await reads(by, { action: 'user.disable', ...about })).toBe(
    'Grace Okafor disabled Maria Ortiz’s account',
  )
  expect(await reads(by, { action: 'user.set-badges', ...about, detail: { badges: '' } })).toBe(
    'Grace Okafor took all badges from Maria Ortiz',
  )
  expect(await reads(by, { action: 'user.update', ...about, detail: { fields: 'phone last_name' } })).toBe(
    'Grace Okafor changed Maria Ortiz’s account: phone, last name',
  )
})

test('what one does oneself is one’s own, signed in or about to be', async () => {
  const about = user(maria)
  expect(await reads({ id: maria }, { action: 'password.change', ...about })).toBe(
    'Maria Ortiz changed their own password',
  )
  const how = { how: 'password', secondFactor: true }
  expect(await reads(null, { action: 'sign-in', ...about, detail: how })).toBe(
    'Maria Ortiz signed in with a password and a second factor',
  )
  expect(await reads(null, { action: 'sign-in.failed', ...about, detail: { how: 'password' } })).toBe(
    'A visitor failed to sign in to Maria Ortiz’s account with a password',
  )
})

test('who acts in another account is named first', async () => {
  const switched = { id: maria, actorId: grace }
  expect(await reads(switched, { action: 'user.update', ...user(maria), detail: { fields: 'phone' } })).toBe(
    'Grace Okafor, as Maria Ortiz, changed Maria Ortiz’s account: phone',
  )
  expect(await reads(switched, { action: 'account.return', ...user(maria) })).toBe(
    'Grace Okafor came back from the account of Maria Ortiz',
  )
})

test('ids in facts are names, and what is gone is said to be', async () => {
  const docks = await app.addSite('Docks', ['docks.example.org'])
  const detail = { type: 'Mentor', ownedThemes: `${harbor} ${docks}`, employer: null }
  expect(await reads({ id: grace }, { action: 'user.role', ...user(maria), detail })).toBe(
    'Grace Okafor changed what Maria Ortiz may do: type Mentor, owner of Harbor, Docks, no employer',
  )
  const gone = user(newId())
  expect(await reads({ id: newId() }, { action: 'user.delete', ...gone })).toBe(
    'A deleted account deleted a deleted account’s account',
  )
  const badge = { subject: { type: 'badge', id: newId() }, detail: { name: 'Night class' } }
  expect(await reads({ id: grace }, { action: 'badge.delete', ...badge })).toBe(
    'Grace Okafor deleted the badge Night class',
  )
})

test('an action that nobody gave words to is readable all the same', async () => {
  expect(await reads({ id: grace }, { action: 'quiz.copy', ...user(maria), detail: { times: 2 } })).toBe(
    'Grace Okafor did “quiz copy” to Maria Ortiz with times 2',
  )
})
