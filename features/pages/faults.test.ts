// A page saved by two people at once, over a line that loses, doubles and holds back what they send, to a database that
// breaks off.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '#features/content/schema.ts'
import { merge } from '#features/editor/merge/merge.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let harbor: string
let session: string

beforeAll(async () => {
  app = await testApp({ FLOOD_POINTS: '0' })
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  session = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

type Kept = { rev: number; document: Document }
type Answer = { statusCode: number; json(): { page: Kept } }
type Put = () => Promise<Answer>

/** What may happen to a PUT on its way; null: no answer came back. */
const faults: Record<string, (put: Put, later: (put: Put) => void) => Promise<Answer | null>> = {
  passes: (put) => put(),
  isLost: async () => null,
  losesItsAnswer: async (put) => {
    await put()
    return null
  },
  isDoubled: async (put) => (await Promise.all([put(), put()]))[1],
  breaksOff: async (put) => {
    const [answer] = await Promise.all([put(), cutOff()])
    return answer
  },
  comesLate: async (put, later) => {
    later(put)
    return null
  },
}

/** What is being written just now is not: its connection ends as in a crash. Two who cut do not cut each other. */
const cutOff = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
    and query ilike '%pages%' and query not ilike '%pg_terminate_backend%'`.execute(app.db)

/** The same numbers for the same seed: what failed fails again. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const text = (id: string, content: string) => ({ id, contentType: 'text', content: `<p>${content}</p>` })
const empty = { schemaVersion: 1, containers: [{ id: 'k', title: 'Notes', style: 'grid', columns: [] }] }

async function newPage() {
  const body = {
    name: 'Notes',
    description: 'What we wrote down.',
    route: `/notes-${Date.now()}-${Math.random()}`.replace('.', ''),
    document: empty,
  }
  const made = await app.send('POST', `/admin/themes/${harbor}/pages`, { session, body })
  const { id, route } = made.json().page as { id: string; route: string }
  const url = `/admin/themes/${harbor}/pages/${id}`
  return {
    id,
    async read(): Promise<Kept> {
      for (let tries = 0; tries < 20; tries++) {
        const answer = await app.get(url, { as: 'json', session })
        if (answer.statusCode === 200) return answer.json().page
      }
      throw new Error('The page could not be read.')
    },
    put: (document: unknown, rev: number) =>
      app.send('PUT', url, { session, body: { ...body, route, document, rev } }) as Promise<Answer>,
  }
}
type Page = Awaited<ReturnType<typeof newPage>>

/** Somebody who writes one note after the other, as the editor saves: again when nothing came back, merged after a 409. */
async function write(page: Page, who: string, notes: number, choose: (below: number) => number) {
  const waiting: Put[] = []
  const acknowledged: string[] = []
  let base = await page.read()
  for (let note = 0; note < notes; note++) {
    const id = `${who}${note}`
    const draft = structuredClone(base.document)
    draft.containers[0]!.columns.push(text(id, id))
    let mine = draft
    for (let saved = false; !saved; ) {
      const [document, { rev }] = [mine, base]
      const fault = Object.values(faults)[choose(6)]!
      const answer = await fault(
        () => page.put(document, rev),
        (put) => waiting.push(put),
      )
      for (const late of waiting.splice(0, choose(2))) await late()
      if (answer?.statusCode === 200) {
        base = answer.json().page
        saved = true
      } else {
        const theirs = await page.read()
        mine = merge(base.document, mine, theirs.document).document
        base = theirs
      }
    }
    acknowledged.push(id)
  }
  for (const late of waiting) await late()
  return acknowledged
}

test.each([1, 2, 3, 4])('nothing acknowledged is lost or duplicated (%i)', async (seed) => {
  const page = await newPage()
  const people = ['olive', 'ruth']
  const written = await Promise.all(people.map((who, at) => write(page, who, 6, numbers(seed * 1_000 + at))))
  const { document, rev } = await page.read()
  const ids = document.containers[0]!.columns.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(written.flat().toSorted())
  const revisions = await app.db
    .selectFrom('page_revisions')
    .select('rev')
    .where('page_id', '=', page.id)
    .orderBy('rev')
    .execute()
  expect(revisions.map((revision) => revision.rev)).toEqual(Array.from({ length: rev }, (_, at) => at + 1))
})
