import { afterAll, beforeAll, expect, it } from 'vitest'
import { usersFor } from '#features/privacy/index.ts'
import { runTasks } from '#features/sign-in/people.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import { changeRole, deleteUser, disable, enable, setMemberships, updateUser } from './index.ts'

let app: TestApp
let harbor: string
let docks: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
  docks = await app.addSite('Docks', ['docks.example.org'])
})
afterAll(() => app.close())

const found = async (viewer: Parameters<typeof usersFor>[1], id: string) =>
  (await usersFor(app.db, viewer).select('id').where('id', '=', id).execute()).length === 1
const sessionsOf = async (id: string) =>
  (await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).length
const trailOf = async (id: string) =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

it('finds for each viewer those whom they may manage, and nobody else', async () => {
  const tom = await app.signIn({ themeId: harbor })
  const ines = await app.signIn({ themeId: docks })
  const boss = await app.signIn({ type: 'Admin', themeId: harbor })
  const colleague = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const owner = person({ id: tom.id, isThemeOwner: true, ownedThemes: [harbor] })
  expect(await found(owner, tom.id)).toBe(true)
  for (const other of [ines, boss, colleague]) expect(await found(owner, other.id)).toBe(false)
  const admin = person({ type: 'Admin' })
  for (const anybody of [tom, ines, boss, colleague]) expect(await found(admin, anybody.id)).toBe(true)
  for (const nobody of [
    null,
    person(),
    person({ employers: [{ id: 'docks', isOwner: true }] }),
    person({ isMentor: true }),
  ])
    expect(await found(nobody, tom.id)).toBe(false)
})

it('ends the sessions of a person whose rights change', async () => {
  const { id } = await app.signIn({ themeId: harbor })
  await changeRole(app.db, null, id, { type: 'Mentor', ownedThemes: [docks] })
  expect(await sessionsOf(id)).toBe(0)
  const after = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(after).toMatchObject({ type: 'Mentor', is_theme_owner: true, security_stamp: 1 })
  await changeRole(app.db, null, id, { ownedThemes: [] })
  const later = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(later).toMatchObject({ type: 'Mentor', is_theme_owner: false })
  expect(await trailOf(id)).toEqual(['user.make-mentor', 'user.role', 'user.role'])
})

it('shuts a disabled person out and lets an enabled one in', async () => {
  const { id, session } = await app.signIn()
  await disable(app.db, null, id)
  expect(await sessionsOf(id)).toBe(0)
  expect((await app.get('/', { as: 'inertia', session })).json().props?.viewer ?? null).toBeNull()
  await disable(app.db, null, id)
  await enable(app.db, null, id)
  expect(await trailOf(id)).toEqual(['user.disable', 'user.enable'])
})

it('changes the name that is given, and the address of the profile with it', async () => {
  const { id } = await app.signIn({ email: 'lena@example.org', firstName: 'Lena' })
  await updateUser(app.db, null, id, { lastName: 'Ødegaard' })
  const lena = await app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(lena).toMatchObject({ first_name: 'Lena', last_name: 'Ødegaard', slug: 'lena-odegaard' })
})

it('deletes a person and what hangs on them, but not the trail', async () => {
  const { id } = await app.signIn({ email: 'Gone.Girl@example.org' })
  await app.db
    .insertInto('mails')
    .values(
      ['gone.girl@example.org', 'goneXgirl@example.org'].map((recipient) => ({
        recipient,
        ...{ subject: 'Welcome', text_body: '', html_body: '', kind: 'activate' },
      })),
    )
    .execute()
  await updateUser(app.db, null, id, { phone: '555' })
  expect(await deleteUser(app.db, null, id)).toBe(true)
  expect(await deleteUser(app.db, null, id)).toBe(false)
  expect(await sessionsOf(id)).toBe(0)
  expect(await trailOf(id)).toEqual(['user.update', 'user.delete'])
  await runTasks(app, 'user.forget')
  const mails = await app.db.selectFrom('mails').select('recipient').execute()
  expect(mails).toEqual([{ recipient: 'goneXgirl@example.org' }])
})

it('keeps one administrator, even when two remove each other at the same time', async () => {
  await app.db.deleteFrom('users').where('type', '=', 'Admin').execute()
  const { id: ana } = await app.signIn({ type: 'Admin' })
  for (const leave of [
    () => deleteUser(app.db, null, ana),
    () => disable(app.db, null, ana),
    () => changeRole(app.db, null, ana, { type: 'User' }),
  ])
    await expect(leave()).rejects.toMatchObject({ statusCode: 409 })
  const { id: bo } = await app.signIn({ type: 'Admin' })
  const done = await Promise.allSettled([deleteUser(app.db, null, ana), disable(app.db, null, bo)])
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('leaves no employer with managers without an owner', async () => {
  const { id: employerId } = await app.db
    .insertInto('employers')
    .values({ name: 'Norfolk Yard', slug: 'norfolk-yard' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const manager = { type: 'Manager' as const, employerId }
  const owner = await app.signIn({ ...manager, isEmployerOwner: true })
  const [second, third] = [await app.signIn(manager), await app.signIn(manager)]
  const owners = async () =>
    (
      await app.db
        .selectFrom('employer_members')
        .select('user_id as id')
        .where('employer_id', '=', employerId)
        .where('is_owner', '=', true)
        .execute()
    ).map(({ id }) => id)
  await deleteUser(app.db, null, owner.id)
  expect(await owners()).toEqual([second.id])
  await setMemberships(app.db, null, second.id, [])
  expect(await owners()).toEqual([third.id])
  await deleteUser(app.db, null, third.id)
  expect(await owners()).toEqual([])
})
