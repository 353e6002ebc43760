import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { person } from '#test/person.ts'
import { sightFor } from './index.ts'

let app: TestApp
let harbor: string
beforeAll(async () => {
  app = await testApp()
  harbor = await app.addSite('Harbor', ['harbor.example.org'])
})
afterAll(() => app.close())

test('an owner sees all of the people of their site, and nothing of administrators and other owners', async () => {
  const docks = await app.addSite('Docks', ['docks.example.org'])
  const dolores = await app.signIn({ themeId: harbor })
  const ines = await app.signIn({ themeId: docks })
  const ruth = await app.signIn({ type: 'Admin', themeId: harbor })
  const otto = await app.signIn({ isThemeOwner: true, themeId: harbor })
  const olive = person({ id: newId(), isThemeOwner: true, ownedThemes: [harbor] })
  const sees = async (viewer: typeof olive, id: string) => (await sightFor(app.db, viewer, id))?.contact
  expect(await sees(olive, dolores.id)).toBe(true)
  for (const other of [ines, ruth, otto]) expect(await sees(olive, other.id)).toBe(false)
  for (const anybody of [dolores, ines, otto])
    expect(await sees(person({ id: newId(), type: 'Admin' }), anybody.id)).toBe(true)
})
