import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { closeReading, jobId, knownJobs, liveJobs, markSeen, saveJobs } from './index.ts'
import { addEmployer, draft } from './job.fixture.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const facts = (id: string) =>
  database.db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the id of a job is the same in every release', () => {
  const id = jobId('0190A0B0-1111-7222-8333-444455556666', 'Réf \ud800 7')
  expect(id).toBe('19ef6967-1783-854c-85dc-d8c8d48924a5')
})

test('a job is added once, updated when it changes, and identified by its reference', async () => {
  const { db } = database
  const harbor = await addEmployer(db, 'Harbor Health')
  const batch = [
    draft('N-1'),
    draft('N-2', { title: 'Nurse Practitioner', categories: ['healthcare', 'management'] }),
  ]
  expect(await saveJobs(db, harbor, null, batch)).toEqual({ added: 2, changed: 0 })
  expect(await saveJobs(db, harbor, null, batch)).toEqual({ added: 0, changed: 2 })
  expect(await saveJobs(db, harbor, null, [draft('N-2'), draft('N-2', { title: 'Chief Nurse' })])).toEqual({
    added: 0,
    changed: 1,
  })

  const [first, second, missing] = ['N-1', 'N-2', 'N-3'].map((reference) => jobId(harbor, reference))
  const known = await knownJobs(db, [first!, second!, missing!])
  expect([...known.keys()].sort()).toEqual([first, second].sort())
  expect(known.get(first!)).toEqual({ id: first, hash: batch[0]!.hash, live: true })
  expect(await facts(jobId(harbor, 'N-2'))).toMatchObject({
    title: 'Chief Nurse',
    wage_min: 34.5,
    categories: ['healthcare'],
  })
})

test('two concurrent imports of the same jobs leave each once', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Twin Rivers Trucking')
  const batch = Array.from({ length: 300 }, (_, i) => draft(`T-${i}`, { title: `Truck Driver ${i}` }))
  const feed = newId()
  const results = await Promise.all(
    [batch, batch.toReversed(), batch].map((jobs) => saveJobs(db, employer, feed, jobs)),
  )
  expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(300)
  expect(await liveJobs(db, feed)).toBe(300)
})

test('reading a feed again never makes a job newer', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Evergreen Staffing')
  const posted = new Date('2026-09-01T00:00:00Z')
  await saveJobs(db, employer, null, [draft('E-1', { postedAt: posted })])
  await saveJobs(db, employer, null, [draft('E-1', { title: 'Fresh!', postedAt: new Date() })])
  expect(await facts(jobId(employer, 'E-1'))).toMatchObject({ title: 'Fresh!', posted_at: posted })
})

test('a posting date in the future becomes now', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Tomorrow Inc')
  await saveJobs(db, employer, null, [draft('F-1', { postedAt: new Date('2999-01-01') })])
  expect((await facts(jobId(employer, 'F-1'))).posted_at.getTime()).toBeLessThanOrEqual(Date.now())
})

test('a job missing from three readings in a row expires, and comes back when it is saved again', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Pine Ridge Security')
  const feed = newId()
  await saveJobs(db, employer, feed, [draft('P-1'), draft('P-2')])
  const read = async (references: string[]) => {
    const reading = newId()
    const ids = references.map((reference) => jobId(employer, reference))
    await markSeen(db, reading, ids)
    await markSeen(db, reading, ids)
    return closeReading(db, reading, feed)
  }
  expect(await read(['P-1'])).toEqual({ gone: 1, expired: 0 })
  expect(await read(['P-1'])).toEqual({ gone: 1, expired: 0 })
  expect(await read(['P-1', 'P-2'])).toEqual({ gone: 0, expired: 0 })
  expect(await read(['P-1'])).toEqual({ gone: 1, expired: 0 })
  expect(await read(['P-1'])).toEqual({ gone: 1, expired: 0 })
  expect(await read(['P-1'])).toEqual({ gone: 1, expired: 1 })
  expect(await read(['P-1'])).toEqual({ gone: 0, expired: 0 })
  expect((await facts(jobId(employer, 'P-2'))).expired_at).toBeInstanceOf(Date)
  const second = jobId(employer, 'P-2')
  expect((await knownJobs(db, [second])).get(second)?.live).toBe(false)
  expect(await liveJobs(db, feed)).toBe(1)

  await saveJobs(db, employer, feed, [draft('P-2')])
  expect((await knownJobs(db, [second])).get(second)?.live).toBe(true)
  expect((await facts(jobId(employer, 'P-2'))).expired_at).toBeNull()
  expect(await db.selectFrom('job_sightings').selectAll().execute()).toEqual([])
})

test('jobs of an employer whose jobs never expire do not', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Everlasting Works', { never_expire_jobs: true })
  const feed = newId()
  await saveJobs(db, employer, feed, [draft('W-1')])
  for (let i = 0; i < 5; i++) expect((await closeReading(db, newId(), feed)).expired).toBe(0)
  expect(await liveJobs(db, feed)).toBe(1)
})

test('a failed transaction leaves nothing behind', async () => {
  const { db } = database
  const employer = await addEmployer(db, 'Half Done Ltd')
  const failing = db.transaction().execute(async (tx) => {
    await saveJobs(tx, employer, null, [draft('H-1')])
    throw new Error('the process was killed here')
  })
  await expect(failing).rejects.toThrow('killed')
  expect(await knownJobs(db, [jobId(employer, 'H-1')])).toEqual(new Map())
})
