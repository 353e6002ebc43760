import { saveJobs } from '#features/jobs/index.ts'
import { draft } from '#features/jobs/job.fixture.ts'
import { saveProfile } from '#features/profiles/index.ts'
import type { Db } from '#lib/db.ts'
import { beginSession } from '#lib/session.ts'
import type { TestBrowser } from '#test/browser.ts'

/** Somebody who looks for work. */
export async function asMaria(browser: TestBrowser) {
  const { id } = await browser.db
    .insertInto('users')
    .values({
      ...{ email: 'maria@example.org', first_name: 'Maria', last_name: 'Ortiz' },
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = await beginSession(browser.db, id)
  return browser.open('/jobs/applications', { session })
}

/** Every part of the page of a company, with somebody who was hired there and wants to be named. */
export async function fillCompany(db: Db, employerId: string) {
  const words = { pitch: 'We fit locks.', about: 'Since 1948.', current: 'Open day on Friday.' }
  const facts = { industry: 'Locks', year_founded: 1948, ability_one: true, url: 'https://lock.example' }
  await db
    .updateTable('employers')
    .set({
      ...words,
      ...facts,
      address_line1: '1 Lock Street',
      city: 'Pittsburgh',
      state: 'PA',
      zip: '15222',
    })
    .where('id', '=', employerId)
    .execute()
  await saveJobs(db, employerId, null, [draft('L-1'), draft('L-2', { title: 'Lock Fitter' })])
  const person = { email: 'vic@example.org', first_name: 'Vic', last_name: 'Osei', activated_at: new Date() }
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  await saveProfile(db, id, {
    ...{ corpsId: 'army', isVeteran: true, shownAtEmployer: true, employerQuote: 'They counted my years.' },
  })
  await db.insertInto('employer_members').values({ employer_id: employerId, user_id: id }).execute()
}
