import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isPassword } from '#lib/password.ts'
import { castList } from './cast-list.ts'
import { employers } from './employers.ts'
import { demoJobs } from './jobs.ts'
import { cast, demoPassword, emailOf, managers, members } from './people.ts'
import {
  applicantsByStatus,
  counted,
  folder,
  followed,
  openDemo,
  own,
  papers,
  today,
} from './seed.fixture.ts'
import { seedDemo } from './seed.ts'

openDemo()

it('brings every job in through the importer, once', { timeout: 600_000 }, async () => {
  const jobs = demoJobs(today)
  const added = await seedDemo(own.db, { dataDir: folder, today })
  expect(added).toBe(jobs.length)
  expect(await seedDemo(own.db, { dataDir: folder, today })).toBe(0)

  const { db } = own
  const sites = await db
    .selectFrom('themes')
    .innerJoin('theme_domains', 'theme_id', 'themes.id')
    .select(['domain'])
    .execute()
  expect(sites.map(({ domain }) => domain).sort()).toEqual([
    'localhost',
    'trades.localhost',
    'veterans.localhost',
  ])
  // Those that signed up by themselves need approval; the others came with their feeds.
  const brought = db.selectFrom('employers').select('id').where('needs_approval', '=', false)
  expect((await brought.execute()).length).toBe(employers.length)
  expect((await readdir(join(folder, 'demo-feeds'))).length).toBe(employers.length)
})

it('keeps what the feeds said', async () => {
  const jobs = demoJobs(today)
  const rows = await own.db.selectFrom('jobs').selectAll().where('feed_id', 'is not', null).execute()
  const count = (fits: (row: (typeof rows)[number]) => unknown) => rows.filter(fits).length
  const near = (actual: number, expected: number) => {
    expect(actual).toBeGreaterThan(expected * 0.97)
    expect(actual).toBeLessThan(expected * 1.03 + 3)
  }
  near(
    count((row) => row.is_remote),
    jobs.filter((job) => job.workplace === 'remote').length,
  )
  near(
    count((row) => row.is_volunteer),
    jobs.filter((job) => job.isVolunteer).length,
  )
  near(
    count((row) => row.source === 'Military'),
    jobs.filter((job) => job.source === 'Military').length,
  )
  near(
    count((row) => row.source === 'State'),
    jobs.filter((job) => job.source === 'State').length,
  )
  near(
    count((row) => row.is_competitive),
    jobs.filter((job) => job.isCompetitive).length,
  )
  near(
    count((row) => row.wage_min !== null),
    jobs.filter((job) => job.wage).length,
  )
  near(
    count((row) => row.state !== null && row.city !== null),
    jobs.length,
  )
  near(
    count((row) => (row.categories ?? []).length > 0),
    jobs.length,
  )
})

it('has somebody of every role, who can sign in, on the site where they belong', async () => {
  const people = await own.db
    .selectFrom('users')
    .leftJoin('employer_members', 'user_id', 'users.id')
    .leftJoin('employers', 'employers.id', 'employer_id')
    .select(['email', 'type', 'is_theme_owner', 'is_owner', 'password_hash', 'employers.name as employer'])
    .execute()
  expect(people).toHaveLength(cast.length + managers.length + members.length)
  for (const person of cast) {
    const kept = people.find(({ email }) => email === emailOf(person))
    expect(kept).toMatchObject({
      type: person.type ?? 'User',
      is_theme_owner: Boolean(person.owns),
      is_owner: person.employer ? (person.ownsEmployer ?? false) : null,
      employer: person.employer ?? null,
    })
    expect(castList()).toContain(emailOf(person))
  }
  expect(await isPassword(people[0]!.password_hash, demoPassword)).toBe(true)
})

it('gives one of the people jobs that they follow, once', async () => {
  const { db } = own
  const counts = () => followed(db)
  const seeded = await counts()
  expect(seeded).toEqual([3, expect.any(Number), 1, 4])
  await seedDemo(own.db, { dataDir: folder, today })
  expect(await counts()).toEqual(seeded)
})

it('brings a course that can be played, among the trainings', async () => {
  const packages = await own.db
    .selectFrom('training_packages as p')
    .innerJoin('trainings as t', 't.id', 'p.training_id')
    .select(['t.title', 't.type', 'p.version', 'p.steps'])
    .execute()
  expect(packages).toEqual([{ title: 'Handing over a shift', type: 'scorm', version: '1.2', steps: 2 }])
})

it('teaches with 42 trainings in six categories, 18 resources, three quizzes, and a survey with answers', async () => {
  const { db } = own
  const trainings = await db.selectFrom('trainings').select(['category', 'links', 'type']).execute()
  const count = (rows: { category: string }[]) =>
    Object.fromEntries(
      [...Map.groupBy(rows, ({ category }) => category)].map(([name, all]) => [name, all.length]),
    )
  expect(count(trainings)).toEqual({
    ...{ 'Job search': 7, Technology: 8, 'Health care': 7, 'Skilled trades': 6, Business: 7 },
    'Leaving the service': 7,
  })
  // Each leads somewhere, and none of it is made up.
  const paths = (links: unknown) => (links as { path: string }[]).map(({ path }) => path)
  for (const { links, type } of trainings)
    expect(type === 'scorm' || paths(links).length > 0, JSON.stringify(links)).toBe(true)
  expect(trainings.flatMap(({ links }) => paths(links)).join(' ')).not.toMatch(/example\.(com|org)|localhost/)
  const resources = await db.selectFrom('resources').select('category').execute()
  expect([resources.length, Object.keys(count(resources)).length]).toEqual([18, 5])
  const quizzes = await db.selectFrom('quizzes').select(['id', 'name', 'type']).orderBy('name').execute()
  const named = quizzes.map(({ name, type }) => [name, type])
  expect(named.filter(([, type]) => type === 'quiz')).toHaveLength(3)
  expect(named.filter(([, type]) => type === 'survey')).toEqual([['How do you learn best?', 'survey']])
  const survey = quizzes.find(({ type }) => type === 'survey')!.id
  const answers = await db.selectFrom('quiz_takes').select('id').where('quiz_id', '=', survey).execute()
  expect(answers.length).toBeGreaterThanOrEqual(5)
  const recommended = await db.selectFrom('recommendations').select(['kind', 'mentor_id']).execute()
  expect(new Set(recommended.map(({ kind }) => kind))).toEqual(new Set(['job', 'training', 'resource']))
  expect(new Set(recommended.map((one) => one.mentor_id)).size).toBeGreaterThanOrEqual(2)
})

it('has the medic apply for work that needs no nursing license', async () => {
  const applied = await own.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'job_id')
    .innerJoin('users', 'users.id', 'user_id')
    .where('users.email', '=', 'maria.delgado@demo.example')
    .select('title')
    .execute()
  expect(applied.map(({ title }) => title)).toHaveLength(4)
  for (const { title } of applied) expect(title).not.toMatch(/Nurse\b|\bRN\b/)
})

it('has employers in every state, and applicants in every status with resumes, answers and notes', async () => {
  const { db } = own
  const waiting = await db
    .selectFrom('employers')
    .select(['name', 'approved'])
    .where('needs_approval', '=', true)
    .orderBy('name')
    .execute()
  expect(waiting).toEqual([
    { name: 'Boone Staffing Partners', approved: false },
    { name: 'Villanueva Line and Tower', approved: null },
  ])
  const claims = await db
    .selectFrom('employer_claims')
    .innerJoin('employers', 'employers.id', 'employer_id')
    .select(['employers.name', 'employer_claims.state'])
    .execute()
  expect(claims).toEqual([{ name: 'Ohio Valley Gas and Light', state: 'pending' }])
  const rows = await applicantsByStatus(db)
  expect(rows.map(({ status }) => status)).toEqual([
    ...['APPLIED', 'HIRED', 'INTERVIEWING', 'NOTSELECTED', 'OFFERED'],
  ])
  for (const what of ['resumes', 'answers', 'notes'] as const)
    expect(rows.reduce((sum, row) => sum + row[what], 0)).toBeGreaterThan(2)
  const promoted = await db
    .selectFrom('jobs')
    .select('id')
    .where('promoted_until', '>', new Date())
    .limit(1)
    .execute()
  expect(promoted).toHaveLength(1)
})

it('brings back nothing that was deleted or renamed since, and nobody', async () => {
  const { db } = own
  const [employer] = employers
  const gone = emailOf(members[0]!)
  await db.deleteFrom('employers').where('name', '=', employer!.name).execute()
  await db.deleteFrom('users').where('email', '=', gone).execute()
  await db
    .updateTable('users')
    .set({ email: 'other@example.org' })
    .where('email', '=', emailOf(members[1]!))
    .execute()
  await db
    .updateTable('theme_domains')
    .set({ domain: 'other.example.org' })
    .where('domain', '=', 'trades.localhost')
    .execute()
  await db.deleteFrom('saved_searches').execute()
  await db.deleteFrom('badges').execute()
  await db.deleteFrom('comments').execute()
  await db.deleteFrom('pages').where('route', '<>', '/').execute()
  const standing = () => counted(db)
  const before = await standing()
  expect(await seedDemo(db, { dataDir: folder, today })).toBe(0)
  expect(await standing()).toEqual(before)
})

it('leaves the staff DD214s to look at, and does not bring back what they have judged', async () => {
  const states = () => papers(own.db)
  const seeded = await states()
  expect(seeded).toEqual([
    'andre.kowalski: rejected',
    'carmen.villanueva: waits',
    'darnell.brooks: waits',
    'maria.delgado: validated',
  ])
  await own.db
    .updateTable('profiles')
    .set({ dd214_file_id: null })
    .where('dd214_status', 'is not', null)
    .execute()
  await seedDemo(own.db, { dataDir: folder, today })
  expect(await states()).toEqual(seeded.filter((state) => state.endsWith('waits')))
})
