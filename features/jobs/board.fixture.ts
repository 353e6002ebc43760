import type { Page } from 'playwright-core'
import { type TestBrowser, testBrowser } from '#test/browser.ts'
import { saveJobs } from './index.ts'
import { addEmployer, draft } from './job.fixture.ts'

/** A browser on a site with sixteen jobs of two employers. */
export async function openBoard(): Promise<TestBrowser> {
  const browser = await testBrowser()
  const harbor = await addEmployer(browser.db, 'Harbor Health')
  const granite = await addEmployer(browser.db, 'Granite Security')
  const nurses = Array.from({ length: 12 }, (_, at) =>
    draft(`N-${at}`, { title: `Registered Nurse ${at + 1}` }),
  )
  await saveJobs(browser.db, harbor, null, [
    ...nurses,
    draft('N-part', {
      title: 'School Nurse',
      type: 'Part-time',
      isHybrid: true,
      wageMin: null,
      wageMax: null,
      description: '<h3>Duties</h3><p>Pupils come with all kinds of worries.</p>',
    }),
    draft('N-far', {
      title: 'Telehealth Nurse',
      isRemote: true,
      city: 'Seattle',
      state: 'WA',
      source: 'Federal',
    }),
  ])
  await saveJobs(browser.db, granite, null, [
    draft('S-1', { title: 'Security Guard', agency: 'Port Authority', feedEmployer: 'Granite South' }),
    draft('S-2', { title: 'Police Officer', source: 'State' }),
  ])
  return browser
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
