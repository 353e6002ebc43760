import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#lib/db.ts'
import { type TestDatabase, testDatabase } from '#test/harness.ts'
import { lockForWriting } from '../segments/locks.ts'
import { board, model, search } from './board.fixture.ts'
import { agrees, engines, hour, indexed, now, plain, type Ready, scoped } from './engines.fixture.ts'
import { everything, withFlag, withValue } from './query.ts'

// What every engine promises, whatever it is made of: random boards and searches against a model that looks at each job.

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe.each(Object.entries(engines))('%s', (_, { missing, runs, open }) => {
  if (missing) return test.skip(missing)
  const { numRuns } = { numRuns: runs.boards }
  let ready: Ready
  let engine: Ready['engine']

  beforeAll(async () => {
    ready = await open(database.db)
    engine = ready.engine
  })
  afterAll(() => ready.close())

  test('finds, counts and orders what a look at each job does, and forgets what was removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        board,
        fc.array(search, { minLength: 5, maxLength: runs.searches }),
        fc.nat(),
        async (jobs, searches, gone) => {
          const { employer, all } = await indexed(ready, jobs)
          for (const each of searches)
            await agrees(ready, all, { ...everything(now()), ...scoped(each, employer) })
          const removed = all[gone % all.length]!
          await inTransaction(database.db, async (tx) => {
            await lockForWriting(tx)
            await engine.remove(tx, [removed.id])
          })
          await engine.maintain(database.db)
          await ready.settle()
          const left = all.filter(({ id }) => id !== removed.id)
          for (const each of searches.slice(0, 5))
            await agrees(ready, left, { ...everything(now()), ...scoped(each, employer) })
        },
      ),
      { numRuns },
    )
  })

  test('a saved search matches the new jobs that the search finds', async () => {
    await fc.assert(
      fc.asyncProperty(board, fc.array(search, { minLength: 5, maxLength: 10 }), async (jobs, searches) => {
        const { employer, all } = await indexed(ready, jobs)
        const { match } = await engine.percolate(database.db, now() - hour, now() + hour)
        const asked = searches.map((each) => ({ ...everything(now()), ...scoped(each, employer) }))
        const matches = await match(
          asked.map((query, i) => ({
            words: query.words,
            since: now() - hour,
            parts: [
              { key: `${employer} ${i}`, isOccupation: false, query: async () => ({ ...query, words: '' }) },
            ],
          })),
          100,
        )
        for (const [i, query] of asked.entries()) {
          const expected = all.filter((job) => model.matches(job, query)).map(({ id }) => id)
          expect(matches[i]!.ids.toSorted(), JSON.stringify(query)).toEqual(expected.toSorted())
          expect(matches[i]!.total).toBe(expected.length)
        }
      }),
      { numRuns },
    )
  })

  test('a job that is indexed again is found by its new facts only, and once', async () => {
    const { employer, all } = await indexed(ready, [plain(['violet']), plain(['copper'])])
    const [first] = all
    const find = async (words: string) =>
      (await engine.search(database.db, { ...everything(now()), ...scoped({ words }, employer) })).hits.map(
        ({ id }) => id,
      )
    expect(await find('violet')).toEqual([first!.id])
    await inTransaction(database.db, async (tx) => {
      await lockForWriting(tx)
      await engine.reindex(tx, [first!.id], () =>
        tx.updateTable('jobs').set({ title: 'lantern meadow' }).where('id', '=', first!.id).execute(),
      )
    })
    await ready.settle()
    expect(await find('violet')).toEqual([])
    expect(await find('meadow lantern')).toEqual([first!.id])
    expect(await find('')).toHaveLength(2)
  })

  test('a change that is rolled back was never there', async () => {
    const { employer, all } = await indexed(ready, [plain(['violet'])])
    await expect(
      inTransaction(database.db, async (tx) => {
        await lockForWriting(tx)
        await engine.remove(tx, [all[0]!.id])
        throw new Error('The power fails.')
      }),
    ).rejects.toThrow('The power fails.')
    await ready.settle()
    const { total } = await engine.count(database.db, { ...everything(now()), ...scoped({}, employer) })
    expect(total).toBe(1)
  })

  test('the tally counts live jobs by their values, and highlights show the words', async () => {
    const { employer, all } = await indexed(ready, [
      plain(['violet'], 0),
      plain(['copper'], 3),
      plain(['copper'], 3),
    ])
    const { jobs, remote, values } = await engine.tally(
      database.db,
      [withValue('employer', [employer])],
      ['state', 'clearance'],
    )
    expect({ jobs, remote }).toEqual({ jobs: all.length, remote: 0 })
    expect(values.get('state')).toEqual(
      new Map([
        ['VA', 1],
        ['WA', 2],
      ]),
    )
    expect(values.get('clearance')).toEqual(new Map([['', 3]]))
    const remotely = await engine.tally(
      database.db,
      [withFlag('remote'), withValue('employer', [employer])],
      ['type'],
    )
    expect(remotely).toEqual({ jobs: 0, remote: 0, values: new Map([['type', new Map()]]) })
    const found = { ...everything(now()), words: 'copper', conditions: [withValue('employer', [employer])] }
    const ofSearch = await engine.tallyOf(database.db, found, ['state'])
    expect(ofSearch).toEqual({ jobs: 2, remote: 0, values: new Map([['state', new Map([['WA', 2]])]]) })
    const elsewhere = { ...found, there: withValue('state', ['VA']) }
    expect((await engine.tallyOf(database.db, elsewhere, ['state'])).jobs).toBe(0)
    expect(engine.highlighter('')).toBeNull()
    expect(engine.highlighter('copper')!.all('A copper kettle')).toEqual(['A ', 'copper', ' kettle'])
    expect(engine.highlighter('copper')!.all('A kettle')).toBeNull()
  })
})
