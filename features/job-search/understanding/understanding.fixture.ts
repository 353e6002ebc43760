import { afterAll, beforeAll } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import type { SearchPage } from '../schema.ts'

/** A site with eight jobs, in three places. */
export let app: TestApp

export const norfolk = { city: 'Norfolk', state: 'VA', zip: '23510', lat: 36.85, lon: -76.29 }

const fayetteville = { city: 'Fayetteville', state: 'NC', zip: '28301', lat: 35.07, lon: -78.9 }
const killeen = { city: 'Killeen', state: 'TX', zip: '76541', lat: 31.12, lon: -97.73 }

export function openJobs(): void {
  beforeAll(async () => {
    app = await testApp()
    const employer = await addEmployer(app.db, 'Tidewater Works')
    await saveJobs(app.db, employer, null, [
      draft('1', { title: 'Electrician', ...norfolk }),
      draft('2', { title: 'Paramedic', ...fayetteville }),
      draft('3', { title: 'Emergency Medical Technician', ...norfolk }),
      draft('4', { title: 'Registered Nurse', ...killeen }),
      draft('5', { title: 'Registered Nurse, Telehealth', ...killeen, isRemote: true }),
      draft('6', { title: 'Security Guard', ...norfolk, type: 'Part-time' }),
      draft('7', { title: 'HVAC Technician', ...killeen }),
      draft('8', { title: 'Boatswain', ...norfolk }),
    ])
  })
  afterAll(() => app.close())
}

export const ask = async (query: string): Promise<SearchPage> =>
  (await app.get(`/jobs/search?${query}`, { as: 'json' })).json()
export const titles = ({ jobs }: SearchPage) => jobs.map(({ title }) => title)
