import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/ids.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { addCourse } from '../course.fixture.ts'
import { course2004, plain2004, ruled2004Course } from '../packages.fixture.ts'
import { unpack } from '../unpack.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Step = { id: string; isOpen: boolean; isComplete: boolean }

/** Somebody who plays a course, as its page does. */
async function player(bytes: Buffer, signedIn?: string) {
  const id = await addCourse(app.db, bytes)
  const session = signedIn ?? (await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })).session
  const path = `/trainings/${id}/package`
  let after = 0
  const page = async (item?: string) =>
    (await app.get(`${path}${item ? `?item=${item}` : ''}`, { as: 'json', session })).json()
  const send = (request: string, more: Record<string, unknown> = {}) =>
    app.send('POST', `${path}/navigation`, { session, body: { id: newId(), request, after, ...more } })
  /** @returns the item that is played then, or the status of the refusal */
  const go = async (request: string, target?: string) => {
    const answer = await send(request, target ? { target } : {})
    if (answer.statusCode !== 200) return answer.statusCode
    after = answer.json().session
    return answer.json().item
  }
  const keep = async (item: string, data: Record<string, string>) => {
    const { revision } = (await page()).current
    const body = { item, commit: newId(), after: revision, data }
    return (await app.send('POST', path, { session, body })).json()
  }
  const says = (item: string, score: string) =>
    keep(item, { 'cmi.score.scaled': score, 'cmi.completion_status': 'completed' })
  const open = (steps: Step[]) => steps.flatMap((one) => (one.isOpen ? [one.id] : []))
  return { id, session, page, send, go, keep, says, open, path }
}

test('a test before, passed, skips the lessons; the test after decides', async () => {
  const { page, go, says, open, session, id } = await player(ruled2004Course())
  const first = await page()
  expect(first).toMatchObject({ current: { id: 'before' }, next: 'continue', previous: null })
  expect(first.current.data).toMatchObject({ 'cmi.entry': 'ab-initio', 'cmi.objectives.0.id': 'own' })
  expect(await go('open')).toBe('before')
  expect(open((await says('before', '0.9')).steps)).toEqual(['before', 'test'])
  expect(await go('continue')).toBe('test')
  expect(await says('test', '0.9')).toMatchObject({ points: 90, completedAt: expect.any(String) })
  // In lists, the lessons that it skipped do not look as if they were missing.
  const list = (await app.get('/trainings/list?limit=50', { as: 'json', session })).json().trainings
  expect(list.find((one: { id: string }) => one.id === id)).toMatchObject({ steps: 4, progress: { done: 4 } })
  expect((await app.get(`/trainings/${id}`, { as: 'json', session })).json().training.course).toMatchObject({
    isComplete: true,
    steps: [{ isComplete: true }, {}, { isComplete: false }, { isComplete: false }, { isComplete: true }],
  })
})

test('lessons go forward only and are not chosen; a test is retried, and no more often than its limit', async () => {
  const { page, go, says, open } = await player(ruled2004Course())
  await go('open')
  await says('before', '0.2')
  expect(await go('continue')).toBe('one')
  const lesson = await page()
  expect(lesson).toMatchObject({ current: { id: 'one' }, previous: null, next: 'continue' })
  expect(open(lesson.steps)).toEqual(['before', 'one', 'test'])
  expect(await go('choice', 'two')).toBe(422)
  expect(await go('previous')).toBe(422)
  expect(await go('continue')).toBe('two')
  expect(await go('continue')).toBe('test')
  await says('test', '0.2')
  expect(await go('continue')).toBe('test')
  const again = await page()
  expect(again.current.data).toMatchObject({ 'cmi.entry': 'ab-initio' })
  expect(again.current.data).not.toHaveProperty('cmi.score.scaled')
  expect(await says('test', '0.3')).toMatchObject({ completedAt: null, points: 25 })
  expect(await go('exitAll')).toBeNull()
  expect(open((await page()).steps)).not.toContain('test')
  expect(await go('open', 'test')).toBe(404)
})

test('a request that is sent twice takes one step, and an old page takes none', async () => {
  const { go, send, page } = await player(ruled2004Course())
  await go('open')
  const id = newId()
  const answers = await Promise.all([1, 2, 3].map(() => send('continue', { id })))
  expect(answers.map((answer) => answer.json().item)).toEqual(['one', 'one', 'one'])
  expect((await send('continue')).statusCode).toBe(409)
  expect((await page()).current.id).toBe('one')
})

test('what is put aside goes on where it was; what is chosen again begins again', async () => {
  const { go, keep, page, says } = await player(ruled2004Course())
  await go('open')
  await keep('before', { 'cmi.location': '7', 'cmi.exit': 'suspend' })
  expect(await go('suspendAll')).toBeNull()
  expect((await page()).current).toMatchObject({
    id: 'before',
    data: { 'cmi.location': '7', 'cmi.entry': 'resume' },
  })
  expect(await go('open')).toBe('before')
  await says('before', '0.9')
  expect(await go('choice', 'test')).toBe('test')
  expect(await go('choice', 'before')).toBe('before')
  const again = (await page()).current.data
  // What others know of its objective is still there.
  expect(again).toMatchObject({ 'cmi.entry': 'ab-initio' })
  expect(again).not.toHaveProperty('cmi.location')
})

test('the same two of four parts are played once they were drawn', async () => {
  const random =
    '<imsss:randomizationControls selectionTiming="once" selectCount="2" randomizationTiming="once" reorderChildren="true"/>'
  const { go, page, keep, says } = await player(course2004(['a', 'b', 'c', 'd'], random))
  const first = await go('open')
  const drawn = (await page()).steps.map(({ id }: Step) => id)
  expect(drawn).toHaveLength(2)
  await says(first, '1')
  const second = await go('continue')
  expect(drawn).toEqual(expect.arrayContaining([first, second]))
  expect((await page()).steps.map(({ id }: Step) => id)).toEqual(drawn)
  expect(await keep(second, { 'cmi.completion_status': 'completed' })).toMatchObject({
    completedAt: expect.any(String),
  })
})

test('what one part shares another reads, and only where the manifest says so', async () => {
  const { go, page, path, session } = await player(
    course2004(
      ['a', 'b'],
      '',
      '<adlcp:data><adlcp:map targetID="plan" writeSharedData="true"/></adlcp:data>',
    ),
  )
  await go('open')
  const shared = { plan: 'Norfolk', other: 'x' }
  const body = { item: 'a', commit: newId(), after: 0, data: { 'cmi.location': '1' }, shared }
  expect((await app.send('POST', path, { session, body })).statusCode).toBe(200)
  await go('continue')
  expect((await page()).current.shared).toEqual({
    maps: [{ targetID: 'plan', readSharedData: true, writeSharedData: true }],
    data: { plan: 'Norfolk' },
  })
})

test('the way out is hidden where a course has its own', async () => {
  const hides = (...names: string[]) =>
    `<adlnav:presentation><adlnav:navigationInterface>${names
      .map((name) => `<adlnav:hideLMSUI>${name}</adlnav:hideLMSUI>`)
      .join('')}</adlnav:navigationInterface></adlnav:presentation>`
  const shown = async (...names: string[]) => {
    const { go, page } = await player(course2004(['a', 'b'], '', hides(...names)))
    await go('open')
    const { mayExit, next } = await page()
    return [mayExit, next]
  }
  expect(await shown('previous')).toEqual([true, 'continue'])
  // It can still be left to go on another time.
  expect(await shown('exit', 'exitAll')).toEqual([true, 'continue'])
  expect(await shown('continue', 'exit', 'exitAll', 'suspendAll')).toEqual([false, null])
})

test('an objective reached in one course counts in another, where both say so', async () => {
  const { session } = await app.signIn({ firstName: 'James' })
  const sharing = 'adlseq:objectivesGlobalToSystem="true"'
  const reads =
    '<imsss:objectives><imsss:primaryObjective/><imsss:objective objectiveID="known"><imsss:mapInfo targetObjectiveID="knows-it" readSatisfiedStatus="true"/></imsss:objective></imsss:objectives>'
  const closed =
    '<imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions><imsss:ruleCondition referencedObjective="known" condition="satisfied"/></imsss:ruleConditions><imsss:ruleAction action="hiddenFromChoice"/></imsss:preConditionRule></imsss:sequencingRules>'
  /** The parts that can be opened of a course that closes them to those who know it. */
  const partsOf = async (more: string, who = session) => {
    const item = `<imsss:sequencing>${closed}${reads}</imsss:sequencing>`
    const { go, page, open } = await player(course2004(['a', 'b', 'c'], '', item, more), who)
    await go('open')
    return open((await page()).steps)
  }
  const pass = async (more: string) => {
    const { go, says } = await player(ruled2004Course(more), session)
    await go('open')
    await says('before', '0.9')
    expect(await go('continue')).toBe('test')
  }
  const all = ['a', 'b', 'c']
  await pass('')
  expect(await partsOf(sharing)).toEqual(all)
  await pass(sharing)
  expect(await partsOf(sharing)).toEqual(['a'])
  for (const other of ['', 'adlseq:objectivesGlobalToSystem="false"'])
    expect(await partsOf(other)).toEqual(all)
  expect(await partsOf(sharing, (await app.signIn()).session)).toEqual(all)
})

test('without rules, the parts may be chosen, and it begins with the first', async () => {
  const { go, page, says, open } = await player(plain2004(['a', 'b']))
  expect(await go('open')).toBe('a')
  const first = await page()
  expect([first.next, first.previous, open(first.steps)]).toEqual([null, null, ['a', 'b']])
  expect(await says('a', '1')).toMatchObject({ completedAt: null })
  expect(await go('choice', 'b')).toBe('b')
  expect(await says('b', '1')).toMatchObject({ completedAt: expect.any(String) })
})

test('a rule that SCORM does not have is refused with a sentence', async () => {
  const rule =
    '<imsss:sequencingRules><imsss:preConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="lucky"/></imsss:ruleConditions><imsss:ruleAction action="skip"/></imsss:preConditionRule></imsss:sequencingRules>'
  await expect(unpack(course2004(['a'], rule))).rejects.toThrow(
    '“lucky” is not a rule or condition of SCORM 2004.',
  )
})
