import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everything } from '../engine/query.ts'
import { buildSegment } from '../segments/build.ts'
import { indexedJob } from '../segments/indexed-job.fixture.ts'
import { inMemory, type MemorySegment, withTombstones } from '../segments/memory-segment.ts'
import { encodeTombstones } from '../segments/tombstones.ts'
import { ThreadEnded } from './answering-thread.ts'
import { SearchThreads } from './search-threads.ts'
import type { Task } from './work.ts'

const count: Task = {
  work: { kind: 'count', query: everything(2_000) },
  table: { keys: [], at: new Int32Array(), chunks: [] },
  vocabulary: null,
}
const total = async (threads: SearchThreads, ...segments: MemorySegment[]) =>
  ((await threads.run(segments, count)) as { total: number }).total

test('threads follow the index: new segments, tombstones, merged segments', async () => {
  const threads = new SearchThreads(2)
  const [one, two] = [segmentOf('Nurse', 'Guard'), segmentOf('Welder')]
  expect(await total(threads, one)).toBe(2)
  expect(await total(threads, one, two)).toBe(3)
  const withDeleted = withTombstones(one, encodeTombstones([0], 1_500))
  expect(await Promise.all(Array.from({ length: 6 }, () => total(threads, withDeleted, two)))).toEqual(
    Array(6).fill(2),
  )
  expect(await total(threads, two)).toBe(1)
  // A search that began before the change.
  expect(await total(threads, one, two)).toBe(3)
})

test('a thread that is lost fails what it had to do, and is replaced', async () => {
  const threads = new SearchThreads(1)
  const broken = { ...segmentOf('Nurse'), shared: null } as unknown as MemorySegment
  await expect(total(threads, broken)).rejects.toThrow(ThreadEnded)
  expect(threads.isOpen).toBe(true)
  expect(await total(threads, segmentOf('Nurse', 'Guard'))).toBe(2)
})

/** How many threads of this process have nice 10. */
const threadsBehind = () =>
  readdirSync('/proc/self/task')
    .map((thread) => readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' '))
    .filter((facts) => facts[16] === '10').length

test.runIf(process.platform === 'linux')('searches go after what answers people', async () => {
  const before = threadsBehind()
  await total(new SearchThreads(1), segmentOf('Nurse'))
  expect(threadsBehind()).toBe(before + 1)
})

const segmentOf = (...titles: string[]): MemorySegment =>
  inMemory(
    buildSegment(
      titles.map((title, i) =>
        indexedJob(title, { id: `00000000-0000-0000-0000-${String(i).padStart(12, '0')}` }),
      ),
    ),
  )
