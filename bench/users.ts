// npm run bench:users -- --people 300000: the staff's search for people, each kind of question as a page of 25.
import { parseArgs } from 'node:util'
import { loadCatalog } from '#catalog/load.ts'
import { searchUsers } from '#features/users/index.ts'
import { UserQuery } from '#features/users/schema.ts'
import type { Db } from '#lib/db.ts'
import { newId } from '#lib/ids.ts'
import { person } from '#test/person.ts'
import { withDatabase } from './database.ts'
import { addPeople } from './users/people.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '300000' } } })
const people = Number(values.people)
const rounds = 7

await withDatabase({ connections: 8 }, async ({ db, pool }) => {
  await loadCatalog(pool)
  await measure(db)
})

async function measure(db: Db) {
  const { id: theme } = await db
    .insertInto('themes')
    .values({ name: 'Harbor Veterans' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addPeople(db, people)
  const job = await policeJob(db)
  const admin = person({ id: newId(), type: 'Admin' })
  const owner = person({ id: newId(), isThemeOwner: true, ownedThemes: [theme] })
  const mentor = person({ id: newId(), isMentor: true })
  const questions: [string, NonNullable<typeof admin>, Record<string, string>][] = [
    ['everybody, newest first', admin, {}],
    ['everybody, by name', admin, { sort: 'name' }],
    ['page 400', admin, { page: '400' }],
    ['two words of a name', admin, { q: 'mar ort' }],
    ['one letter', admin, { q: 'm' }],
    ['an address', admin, { q: 'person123456@example.org' }],
    ['a branch', admin, { c: 'army' }],
    ['an occupation', admin, { o: 'army-11b-enlisted' }],
    ['50 miles of a ZIP', admin, { l: '10001' }],
    ['branch, place and clearance', admin, { c: 'navy', l: '10001', clearance: 'Secret' }],
    ['inactive', admin, { active: 'no' }],
    ['DD214 validated, by last login', admin, { dd214: 'yes', sort: '-seen' }],
    ['nothing found', admin, { q: 'zzzz', c: 'army' }],
    ['the best fit of everybody to a job', admin, { job }],
    ['the best fit within 50 miles', admin, { job, l: '10001' }],
    ['a theme owner, everybody', owner, {}],
    ['a theme owner, a name', owner, { q: 'ortiz' }],
    ['a mentor, everybody', mentor, {}],
    ['a mentor, the best fit', mentor, { job }],
  ]
  console.log(`${people} people\n${'question'.padEnd(38)}found   median ms  slowest ms`)
  const figures: Record<string, number> = {}
  for (const [title, viewer, asked] of questions) {
    const times: number[] = []
    let found = 0
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      found = (await searchUsers(db, viewer, UserQuery.parse(asked))).totalDocs
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const [median, slowest] = [times[rounds >> 1]!, times.at(-1)!].map((time) => Math.round(time * 10) / 10)
    figures[title] = median!
    console.log(`${title.padEnd(38)}${String(found).padEnd(8)}${String(median).padEnd(11)}${slowest}`)
  }
  console.log(JSON.stringify({ bench: 'users', people, medianMs: figures }))
}

async function policeJob(db: Db): Promise<string> {
  const { id } = await db
    .insertInto('employers')
    .values({ name: 'City Police', slug: 'city-police' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = {
    ...{ id: '0190aaaa-0000-7000-8000-000000000001', employer_id: id, reference: 'P1' },
    ...{ title: 'Police Officer', description: 'Patrol.', categories: ['protective-service'] },
    ...{ zip: '10001', lat: 40.75, lon: -73.99, clearance: 'Secret', posted_at: new Date() },
  }
  await db.insertInto('jobs').values(job).execute()
  return job.id
}
