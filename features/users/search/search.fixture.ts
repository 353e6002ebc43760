import { afterAll, beforeAll } from 'vitest'
import { saveEmployer } from '#features/employers/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { UserCard } from '../schema.ts'

/** Two sites, and the sessions of those who search: an administrator, the owner of Harbor, a manager and a mentor. */
export let app: TestApp
export let harbor: string
export let docks: string
export let admin: string
export let owner: string
export let manager: string
export let mentor: string

export function openSites(): void {
  beforeAll(async () => {
    app = await testApp()
    harbor = await app.addSite('Harbor', ['harbor.example.org'])
    docks = await app.addSite('Docks', ['docks.example.org'])
    admin = (await app.signIn({ type: 'Admin', firstName: 'Ana', lastName: 'Silva' })).session
    owner = (await app.signIn({ isThemeOwner: true, themeId: harbor, firstName: 'Owen' })).session
    const employerId = await saveEmployer(app.db, 'Norfolk Yard', { paidSearch: true })
    manager = (await app.signIn({ type: 'Manager', employerId, firstName: 'Priya' })).session
    mentor = (await app.signIn({ type: 'Mentor', firstName: 'Gus' })).session
  })
  afterAll(() => app.close())
}

type Found = { users: UserCard[]; totalDocs: number; limit: number; page: number; notice: string | null }
export const search = async (query: string, session = admin): Promise<Found> =>
  (await app.get(`/users/search?${query}`, { session, as: 'json' })).json()
export const names = async (query: string, session = admin) =>
  (await search(query, session)).users.map(({ firstName }) => firstName).sort()

export async function member(firstName: string, lastName: string, profile = {}, other = {}) {
  const person = await app.signIn({ firstName, lastName, ...other })
  await saveProfile(app.db, person.id, profile)
  return person.id
}

/** A job in New York that asks for a clearance. */
export const policeOfficer = (employerId: string) => ({
  ...{ id: '0190aaaa-0000-7000-8000-000000000001', employer_id: employerId, reference: 'P1' },
  ...{ title: 'Police Officer', description: 'Patrol.', categories: ['protective-service'] },
  ...{ zip: '10001', lat: 40.75, lon: -73.99, clearance: 'Secret', posted_at: new Date() },
})
