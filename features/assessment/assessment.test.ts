import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveJobs } from '#features/jobs/index.ts'
import { addEmployer, draft } from '#features/jobs/job.fixture.ts'
import { type CareerInterest, careerInterests } from '#spec/lists.ts'
import { type TestApp, testApp } from '#test/harness.ts'
import { codeOf, isFlat, placesOf, type Scores, scoresOf } from './model/scores.ts'
import { statementCount, statements, statementsOn, stepCount } from './model/statements.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db.updateTable('themes').set({ applications: '{"search":true}' }).execute()
})
afterAll(() => app.close())

type Session = { session: string; id: string }
const social: Scores = { R: 30, I: 40, A: 10, S: 50, E: 20, C: 30 }

/** The answers of a step that lead to these scores: 1 to 5 for every statement of an interest. */
const answersFor = (scores: Scores, step: number) =>
  Object.fromEntries(statementsOn(step).map(({ id, interest }) => [id, scores[interest] / 10]))
const send = ({ session }: Session, step: number, body: Record<string, unknown>) =>
  app.send('POST', `/assessment/steps/${step}`, { session, body })
const read = async ({ session }: Session, url = '/assessment/results') =>
  (await app.get(url, { as: 'json', session })).json()

async function take(person: Session, scores: Scores) {
  await app.send('POST', '/assessment', { session: person.session })
  for (let step = 1; step <= stepCount; step += 1)
    expect((await send(person, step, { answers: answersFor(scores, step), to: 'next' })).statusCode).toBe(200)
}

test('sixty statements, ten of each interest, two of each on a screen, none twice', () => {
  expect(statements).toHaveLength(statementCount)
  expect(new Set(statements.map(({ text }) => text)).size).toBe(60)
  for (const { value } of careerInterests) {
    expect(statements.filter(({ interest }) => interest === value)).toHaveLength(10)
    expect(statementsOn(3).filter(({ interest }) => interest === value)).toHaveLength(2)
  }
  expect(statementsOn(3)[0]?.number).toBe(25)
})

test('equal scores share a place; the code names three all the same', () => {
  const all = (given: Partial<Scores>) =>
    ({ ...{ R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 }, ...given }) as Scores
  expect(codeOf(all({ S: 41, I: 37, R: 33, C: 33 }))).toBe('SIR')
  expect(placesOf(all({ S: 41, I: 37, R: 33, C: 33 }))).toEqual([
    { letters: ['S'], score: 41 },
    { letters: ['I'], score: 37 },
    { letters: ['R', 'C'], score: 33 },
  ])
  expect(placesOf(all({ S: 41, I: 41, A: 30 }))).toEqual([
    { letters: ['I', 'S'], score: 41 },
    { letters: ['A'], score: 30 },
  ])
  expect(placesOf(all({}))).toEqual([{ letters: ['R', 'I', 'A', 'S', 'E', 'C'], score: 20 }])
  expect([isFlat(all({})), isFlat(all({ A: 21 }))]).toEqual([true, false])
  const fives = Object.fromEntries(statements.map(({ id }) => [id, id.startsWith('s') ? 5 : 1]))
  expect(scoresOf(fives)).toEqual({ R: 10, I: 10, A: 10, S: 50, E: 10, C: 10 })
})

test('before the first one the code is empty; a visitor signs in', async () => {
  const maria = await app.signIn()
  expect(await read(maria)).toMatchObject({ code: '', categories: [], take: null, open: null })
  expect((await app.get('/assessment/results', { session: maria.session })).body).toContain(
    'You have not taken the assessment yet.',
  )
  expect((await app.get('/assessment')).statusCode).toBe(303)
  expect((await send(maria, 1, { answers: { r1: 4 } })).json().errors.form).toContain('Please start')
})

test('answers are kept step by step, asked for where they are missing, and may be taken back', async () => {
  const maria = await app.signIn()
  const start = () => app.send('POST', '/assessment', { session: maria.session })
  await Promise.all([start(), start()])
  expect((await send(maria, 1, { answers: { r1: 4, s1: '5' } })).json().ok).toBe(true)
  expect((await send(maria, 1, { answers: { r1: 4, r9: 3 } })).json().ok).toBe(true)
  expect((await read(maria, '/assessment')).open).toMatchObject({
    step: 1,
    answered: [1, 0, 0, 0, 0],
    statements: [{ id: 'r1', number: 1, answer: 4 }, { id: 'i1', answer: null }, ...Array(10).fill({})],
  })
  const { errors } = (await send(maria, 1, { answers: { r1: 2 }, to: 'next' })).json()
  expect(errors).toMatchObject({
    form: '11 statements are left on this step. The first is number 2.',
    'answers.i1': 'Please choose an answer.',
  })
  expect(errors['answers.r1']).toBeUndefined()
  expect((await send(maria, 1, { answers: { r1: 6 } })).json().errors['answers.r1']).toBe(
    'Please choose 1 to 5.',
  )
  expect((await read(maria, '/assessment')).open.statements[0].answer).toBe(2)
  const html = (await app.get('/assessment', { session: maria.session })).body
  expect(html).toMatch(/<input[^>]*name="answers.r1"[^>]*checked=""[^>]*value="2"|value="2"[^>]*checked/)
})

test('a save that was given up and arrives late replaces nothing newer', async () => {
  const maria = await app.signIn()
  await app.send('POST', '/assessment', { session: maria.session })
  const save = async (number: number, r1: number, to?: string) =>
    (await send(maria, 1, { answers: { r1 }, number, ...(to && { to }) })).json()
  const shown = async () => {
    const { number, statements } = (await read(maria, '/assessment?step=1')).open
    return [number, statements[0].answer]
  }
  expect(await save(2, 5)).toMatchObject({ number: 2, isKept: true })
  expect(await save(1, 1)).toMatchObject({ number: 2, isKept: false })
  expect(await shown()).toEqual([2, 5])
  // The button was pressed when saves up to 6 were on their way.
  expect(await save(7, 4, 'back')).toMatchObject({ ok: true })
  expect(await save(6, 2)).toMatchObject({ number: 7, isKept: false })
  expect(await shown()).toEqual([7, 4])
  // What the button of another page sends is kept in any case.
  expect(await save(3, 3, 'back')).toMatchObject({ ok: true })
  expect(await shown()).toEqual([8, 3])
})

test('the last step asks for what an earlier one misses', async () => {
  const maria = await app.signIn()
  await app.send('POST', '/assessment', { session: maria.session })
  for (let step = 2; step <= stepCount; step += 1)
    await send(maria, step, { answers: answersFor(social, step) })
  const { errors } = (await send(maria, 5, { answers: answersFor(social, 5), to: 'next' })).json()
  expect(errors.form).toBe('12 statements are left on this step. The first is number 1.')
  expect((await read(maria, '/assessment')).open.step).toBe(1)
})

test('a form without script goes back with what was chosen kept', async () => {
  const maria = await app.signIn()
  await app.send('POST', '/assessment', { session: maria.session })
  const answer = await app.send('POST', '/assessment/steps/2', {
    session: maria.session,
    as: 'html',
    body: { 'answers.r3': '5', to: 'back' },
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/assessment?step=1'])
  expect((await read(maria, '/assessment?step=2')).open.statements[0]).toMatchObject({ id: 'r3', answer: 5 })
})

test('the result has the code, the six scores and occupations by their interests; sent twice it is one', async () => {
  const maria = await app.signIn()
  await take(maria, social)
  const again = await send(maria, stepCount, { answers: answersFor(social, stepCount), to: 'next' })
  expect(again.statusCode).toBe(200)
  const page = await read(maria)
  expect(page).toMatchObject({ code: 'SIR', open: null, with: null, takes: [{ code: 'SIR' }] })
  expect(page.categories.map(({ id, score }: { id: string; score: number }) => [id, score])).toEqual([
    ['S', 50],
    ['I', 40],
    ['R', 30],
    ['C', 30],
    ['E', 20],
    ['A', 10],
  ])
  expect(page.categories[2]).toMatchObject({ label: 'Realistic', isTied: true, before: null })
  expect(page.occupations).toHaveLength(8)
  for (const { code, fit, title } of page.occupations) {
    expect([title, code.includes('S')]).toEqual([title, true])
    expect(fit).toBeGreaterThan(0.8)
  }
  const kept = await app.db
    .selectFrom('assessments')
    .select('answers')
    .where('user_id', '=', maria.id)
    .execute()
  expect(kept).toEqual([{ answers: {} }])
  const html = (await app.get('/assessment/results', { session: maria.session })).body.replace(
    /<!-- -->/g,
    '',
  )
  for (const words of ['Social, 50 of 50', 'A tie at 30', 'Show as a table', 'Your scores are sums'])
    expect(html).toContain(words)
})

test('equal answers everywhere fit nothing, and it says so', async () => {
  const maria = await app.signIn()
  await take(maria, { R: 30, I: 30, A: 30, S: 30, E: 30, C: 30 })
  expect(await read(maria)).toMatchObject({ occupations: [], trainings: [], places: [{ score: 30 }] })
  const html = (await app.get('/assessment/results', { session: maria.session })).body
  expect(html).toContain('Your answers do not point to any occupations yet.')
})

test('jobs near the person are counted, and what their service leads to is named', async () => {
  const maria = await app.signIn()
  await app.db.insertInto('profiles').values({ user_id: maria.id, zip: '23510' }).execute()
  await take(maria, social)
  const [first] = (await read(maria)).occupations
  const harbor = await addEmployer(app.db, 'Harbor Health')
  await saveJobs(app.db, harbor, null, [draft('N-1', { title: first.title })])
  const far = await addEmployer(app.db, 'Far Health')
  await saveJobs(app.db, far, null, [
    draft('N-2', { title: first.title, city: 'Denver', state: 'CO', zip: '80202', lat: 39.75, lon: -104.99 }),
  ])
  await app.db
    .insertInto('service_records')
    .values({ user_id: maria.id, corps_id: 'army', occupation_id: 'army-68w-enlisted', position: 0 })
    .execute()
  await app.db
    .insertInto('occupation_careers')
    .values({ occupation_id: 'army-68w-enlisted', soc: first.soc, how: 'curated', weight: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [after] = (await read(maria)).occupations
  expect(after).toMatchObject({ soc: first.soc, service: '68W', jobs: 1 })
  expect(after.href).toContain('l=23510')
  const found = await app.get(after.href, { as: 'json', session: maria.session })
  expect(found.json().totalDocs).toBe(1)
})

test('taken again, it is compared with the one before, another, or nothing; one may be deleted', async () => {
  const maria = await app.signIn()
  await take(maria, social)
  await take(maria, { ...social, E: 50, S: 30 })
  const { takes, ...page } = await read(maria)
  expect(takes.map(({ code }: { code: string }) => code)).toEqual(['EIR', 'SIR'])
  expect(page).toMatchObject({ code: 'EIR', with: { id: takes[1].id } })
  const before = Object.fromEntries(
    page.categories.map((one: { id: CareerInterest; before: number }) => [one.id, one.before]),
  )
  expect(before).toEqual(social)
  expect(await read(maria, '/assessment/results?with=none')).toMatchObject({ with: null })
  expect(await read(maria, `/assessment/results?take=${takes[1].id}`)).toMatchObject({
    code: 'SIR',
    with: null,
  })
  const james = await app.signIn()
  const remove = (who: Session, id: string) =>
    app.send('POST', `/assessment/results/${id}/delete`, { session: who.session })
  expect((await remove(james, takes[0].id)).statusCode).toBe(404)
  expect((await read(james, `/assessment/results?take=${takes[0].id}`)).code).toBe('')
  expect((await remove(maria, takes[0].id)).statusCode).toBe(200)
  expect(await read(maria)).toMatchObject({ code: 'SIR', takes: [{ id: takes[1].id }] })
})

test('the dashboard offers it, goes on with it, and shows the code', async () => {
  const maria = await app.signIn()
  const { id } = await app.db
    .insertInto('dashboard_modules')
    .values({ title: 'Interests', type: 'assessment', show_in_all_themes: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const data = async () => (await read(maria, `/dashboard/modules/${id}`)).module.data
  expect(await data()).toEqual({ latest: null, answered: null })
  await app.send('POST', '/assessment', { session: maria.session })
  await send(maria, 1, { answers: { r1: 1 } })
  expect(await data()).toEqual({ latest: null, answered: 1 })
  expect((await app.get(`/dashboard/modules/${id}`, { session: maria.session })).body).toContain('1 of 60')
  await take(maria, social)
  expect(await data()).toMatchObject({ latest: { code: 'SIR' }, answered: null })
})
