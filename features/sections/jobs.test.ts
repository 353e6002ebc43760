import { expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { app, harbor, look, olive, openSite, save, shown } from './sections.fixture.ts'

openSite()

test('a table of jobs says when each closes, where one does', async () => {
  const employer = await addEmployer(app.db, 'State of Franklin')
  await saveJobs(app.db, employer, null, [
    draft('F-1', { title: 'Claims Examiner', expiresAt: new Date('2037-12-04T15:00:00Z') }),
    draft('F-2', { title: 'Park Ranger', expiresAt: null }),
  ])
  const sections = [{ name: 'newest', shown: true, variant: 'table' }]
  await look({ sections }, { search: true })
  const body = await shown()
  expect(body).toMatch(/Claims Examiner[\s\S]*Dec 4</)
  expect(body).toMatch(/Park Ranger[\s\S]*When filled/)
  await app.db.updateTable('employers').set({ never_expire_jobs: true }).execute()
  expect(await shown()).not.toContain('Closes')
})

const duluth = { city: 'Duluth', state: 'MN', zip: '55802', lat: 46.78, lon: -92.1 }
const sanAntonio = { city: 'San Antonio', state: 'TX', zip: '78201', lat: 29.42, lon: -98.49 }

test('jobs near a place and for a military code that the site names, as its search finds them', async () => {
  const employer = await addEmployer(app.db, 'Seaway Maritime')
  await saveJobs(app.db, employer, null, [
    draft('N-1', { title: 'Harbor Pilot', ...duluth }),
    draft('N-2', { title: 'Emergency Medical Technician', ...sanAntonio }),
  ])
  await save({ nearPlace: 'Duluth, MN', matchingTitle: 'For medics', matchingCode: '68W' })
  await look({}, { search: true })
  const sections = async () => {
    const body = await shown()
    const part = (title: string) => body.split(title)[1]?.split('</section>')[0] ?? ''
    return [part('Jobs near Duluth, MN'), part('For medics')] as const
  }
  const [near, matching] = await sections()
  expect(near).toContain('Harbor Pilot')
  expect(near).not.toContain('Emergency Medical Technician')
  expect(near).toContain('href="/jobs/search?l=Duluth%2C+MN&amp;sort=newest"')
  expect(matching).toContain('Emergency Medical Technician')
  expect(matching).not.toContain('Harbor Pilot')
  // A column of a page may name another place, and the home page none.
  await save({})
  expect(await sections()).toEqual(['', ''])
  const columns = [{ id: 'part', contentType: 'section', section: 'near', nearPlace: 'San Antonio, TX' }]
  const document = { schemaVersion: 1, containers: [{ id: 'k', title: 'Part', columns }] }
  const page = { name: 'Texas', description: 'A page.', type: 'page', route: '/texas', document }
  await app.send('POST', `/admin/themes/${harbor}/pages`, { session: olive, body: page })
  expect(await shown('/pages/texas')).toMatch(/Jobs near San Antonio, TX[\s\S]*Emergency Medical Technician/)
  await save({ nearPlace: 'Nowhere at all', matchingCode: 'no such code' })
  expect(await sections()).toEqual(['', ''])
  await look({}, {})
  await save({ nearPlace: 'Duluth, MN' })
  expect(await shown()).not.toContain('Jobs near')
})

test('a table has agencies and counties, of the jobs that a search finds', async () => {
  const state = await addEmployer(app.db, 'State Job Bank')
  const at = { city: 'Norfolk', state: 'VA', zip: '23510' }
  await saveJobs(app.db, state, null, [
    draft('C-1', {
      title: 'Claims Examiner',
      agency: 'State of Virginia',
      subagency: 'Veterans Services',
      ...at,
    }),
    draft('C-2', { title: 'Ferry Deckhand', agency: 'Port', isRemote: true }),
  ])
  await app.db
    .insertInto('places')
    .values({ ...at, county: 'Norfolk City', lat: 36.8, lon: -76.3 })
    .onConflict((conflict) => conflict.column('zip').doUpdateSet({ county: 'Norfolk City' }))
    .execute()
  await save({ newestSearch: '/jobs/search?q=claims+examiner' })
  await look({ sections: [{ name: 'newest', shown: true, variant: 'agencies' }] }, { search: true })
  // What was saved is found once the index has it.
  await expect.poll(() => shown(), { timeout: 60_000 }).toContain('Veterans Services')
  const body = await shown()
  expect(body).toMatch(/Agency[\s\S]*County[\s\S]*Claims Examiner[\s\S]*Veterans Services[\s\S]*Norfolk City/)
  expect(body).not.toContain('Ferry Deckhand')
  expect(body).toMatch(/href="\/jobs\/search\?[^"]*q=claims\+examiner[^"]*"[^>]*>All these jobs/)
  expect((await save({ newestSearch: 'https://elsewhere.example' })).json().errors).toEqual({
    newestSearch: 'Please enter the address of a search, such as /jobs/search?s=State.',
  })
})
