import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import { badgesOf, profileForSearch, saveProfile, serviceOf, setBadges, validateDd214 } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const medic = 'army-68w-enlisted'
const infantry = 'army-11b-enlisted'

test('changes only what is given', async () => {
  const { id } = await app.signIn({ firstName: 'Dolores', lastName: 'Whitfield' })
  expect(await profileForSearch(app.db, id)).toBeNull()
  await saveProfile(app.db, id, {
    zip: '23510',
    jobInterests: ['healthcare'],
    education: "Bachelor's degree",
  })
  await saveProfile(app.db, id, { corpsId: 'army', occupationIds: [medic, infantry] })
  await saveProfile(app.db, id, { securityClearance: 'Secret', rankId: 'army-e-5-sgt' })
  expect(await profileForSearch(app.db, id)).toMatchObject({
    corpsId: 'army',
    rankId: 'army-e-5-sgt',
    occupationId: medic,
    zip: '23510',
    lat: expect.closeTo(36.85, 1),
    jobInterests: ['healthcare'],
    securityClearance: 'Secret',
    education: "Bachelor's degree",
  })
  expect((await serviceOf(app.db, id)).map((one) => one.occupationId)).toEqual([medic, infantry])
})

test('takes the zip of an address abroad without a place', async () => {
  const { id } = await app.signIn()
  await saveProfile(app.db, id, { zip: '09012-1234' })
  expect(await profileForSearch(app.db, id)).toMatchObject({ zip: '09012-1234', corpsId: null })
})

test('a new DD214 waits for validation again', async () => {
  const { id } = await app.signIn()
  const actor = { viewer: null, ip: '127.0.0.1' }
  expect(await validateDd214(app.db, actor, id, true)).toBe(false)
  await saveProfile(app.db, id, { dd214FileId: crypto.randomUUID() })
  expect(await validateDd214(app.db, actor, id, true)).toBe(true)
  expect(await status(id)).toBe('validated')
  await saveProfile(app.db, id, { dd214FileId: crypto.randomUUID() })
  expect(await status(id)).toBeNull()
})

async function status(id: string) {
  const query = app.db.selectFrom('profiles').select('dd214_status').where('user_id', '=', id)
  return (await query.executeTakeFirstOrThrow()).dd214_status
}

test('shows badges of their own site and of all sites, not those of others', async () => {
  const harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const [mentor, sailor, docker] = await badges([null, 'Peer mentor'], [harbor, 'Sailor'], [docks, 'Docker'])
  const { id } = await app.signIn({ firstName: 'Sam' })
  const olive = await app.signIn({ firstName: 'Olive', isThemeOwner: true })
  const names = async () => (await badgesOf(app.db, [id])).get(id)!.map(({ name }) => name)
  const both = setBadges(app.db, owner(olive.id, [docks]), id, [docker!, sailor!])
  await expect(both).rejects.toThrow('There is no such badge, or you may not give it.')
  expect((await badgesOf(app.db, [id])).get(id) ?? []).toEqual([])
  await setBadges(app.db, owner(olive.id, [docks]), id, [docker!])
  expect(await names()).toEqual(['Docker'])
  await setBadges(app.db, owner(olive.id, [harbor]), id, [sailor!, mentor!])
  expect(await names()).toEqual(['Docker', 'Peer mentor', 'Sailor'])
  await setBadges(app.db, owner(olive.id, [harbor]), id, [])
  expect(await names()).toEqual(['Docker'])
})

async function badges(...given: [string | null, string][]) {
  const rows = given.map(([theme_id, name]) => ({ theme_id, name, icon: 'star' }))
  const added = await app.db.insertInto('badges').values(rows).returning('id').execute()
  return added.map(({ id }) => id)
}

const owner = (id: string, ownedThemes: string[]) => ({
  ip: '127.0.0.1',
  viewer: person({ id, name: 'Olive Owner', isThemeOwner: true, ownedThemes }),
})
