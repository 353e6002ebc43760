import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'
import { quizTakesOf } from './index.ts'

let app: TestApp
let harbor: string
let admin: string
let olive: string
beforeAll(async () => {
  app = await testApp()
  harbor = (await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()).id
  await app.addSite('Dock Workers', ['docks.localhost'])
  admin = (await app.signIn({ firstName: 'Root', type: 'Admin' })).session
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
})
afterAll(() => app.close())

const radio = {
  name: 'Radio procedure',
  passMark: 60,
  questions: [
    {
      id: 'word',
      type: 'Radio',
      title: 'What asks for a repeat?',
      answers: ['Say again', 'Repeat'],
      right: ['Say again'],
      points: 3,
      feedbackRight: 'Right: “repeat” is for fire.',
    },
    {
      id: 'why',
      type: 'Text',
      title: 'Why not “repeat”?',
      showWhen: true,
      conditionalQuestion: 'word',
      conditionalAnswer: 'Say again',
    },
    {
      id: 'both',
      type: 'Checkboxes',
      title: 'Which end a call?',
      answers: ['Out', 'Over', 'Roger'],
      right: ['Out'],
      points: 2,
    },
  ],
}
const all = { word: 'Say again', why: 'It asks for fire again.', both: ['Out'] }

const make = async (body: object = {}, session = olive): Promise<string> =>
  (await app.send('POST', '/quizzes', { session, body: { ...radio, ...body } })).json().quiz.id
const read = async (url: string, session: string) => (await app.get(url, { as: 'json', session })).json()
const start = (id: string, session: string) => app.send('POST', `/quizzes/${id}/take`, { session })
const keep = (id: string, session: string, answers: object) =>
  app.send('POST', `/quizzes/${id}/answers`, { session, body: { answers } })
const submit = (id: string, session: string, answers: object) =>
  app.send('POST', `/quizzes/${id}/submit`, { session, body: { answers } })

test('staff make one, a member takes it twice, staff read the results', async () => {
  const id = await make()
  const maria = await app.signIn({ firstName: 'Maria', lastName: 'Ortiz' })
  const { session } = maria
  const preview = await app.get(`/quizzes/${id}`, { as: 'json', session })
  expect(preview.json().quiz).toMatchObject({
    id,
    name: 'Radio procedure',
    questions: [{ id: 'word' }, {}, {}],
  })
  expect(preview.body).not.toMatch(/feedback|"right"/)
  expect((await submit(id, session, all)).statusCode).toBe(409)

  expect((await start(id, session)).statusCode).toBe(201)
  await keep(id, session, { word: 'Repeat', evil: 'x' })
  expect((await read(`/quizzes/${id}/take`, session)).take.answers).toEqual({ word: 'Repeat' })
  const missing = await submit(id, session, { word: 'Say again' })
  expect(missing.json().errors).toEqual({
    form: 'Oops! You must answer all questions',
    'answers.why': 'Required',
    'answers.both': 'Required',
  })
  const first = (await submit(id, session, { word: 'Repeat', both: ['Out', 'Over'] })).json().take.id
  expect(await read(`/quizzes/${id}/takes/${first}`, session)).toMatchObject({
    take: { title: 'Radio procedure', passed: false, pointsAwarded: 0, pointsRequired: 3, pointsPossible: 5 },
    questions: [{ isRight: false, of: 3 }, { isRight: false }],
  })
  await start(id, session)
  const second = (await submit(id, session, all)).json().take.id
  const review = await read(`/quizzes/${id}/takes/${second}`, session)
  expect(review.take).toMatchObject({ passed: true, pointsAwarded: 5 })
  expect(review.questions[0].feedback).toContain('fire')

  const results = await read(`/quizzes/${id}/results`, olive)
  expect(results).toMatchObject({ takes: 2, passed: 1, mean: 50, people: [{ name: 'Maria Ortiz' }, {}] })
  expect(results.questions[0].counts).toEqual([
    { label: 'Say again', value: 1, isRight: true },
    { label: 'Repeat', value: 1, isRight: false },
  ])
  const csv = await app.get(`/quizzes/${id}/results.csv`, { session: olive })
  expect(csv.body).toContain('Maria Ortiz')
  for (const url of [`/quizzes/${id}/results`, `/quizzes/${id}/results.csv`, `/quizzes/${id}/edit`])
    expect((await app.get(url, { session })).statusCode).toBe(403)
  const james = (await app.signIn({ firstName: 'James' })).session
  expect((await app.get(`/quizzes/${id}/takes/${second}`, { session: james })).statusCode).toBe(404)
  expect((await read(`/quizzes/${id}/takes/${second}`, olive)).by).toBe('Maria Ortiz')
  const doors = await quizTakesOf(app.db, [maria.id], id)
  expect(doors.get(maria.id)).toMatchObject([{ quizId: id, passed: true }, { passed: false }])
})

test('two starts at once are one take', async () => {
  const id = await make()
  const { session } = await app.signIn()
  const takes = await Promise.all([start(id, session), start(id, session), start(id, session)])
  expect(new Set(takes.map((one) => one.json().take.id)).size).toBe(1)
})

test('a save that was given up and arrives late replaces nothing newer, and nothing of the next take', async () => {
  const id = await make()
  const { session } = await app.signIn({ firstName: 'Maria' })
  await start(id, session)
  const shown = async () => (await read(`/quizzes/${id}/take`, session)).take
  const first = (await shown()).id
  const save = (number: number, answers: object, take = first) =>
    app.send('POST', `/quizzes/${id}/answers`, { session, body: { take, number, answers } })
  expect((await save(2, { word: 'Say again' })).json()).toMatchObject({ number: 2, isKept: true })
  // Also one with the same number: it comes from another page, which sends it again with a higher one.
  for (const late of [1, 2])
    expect((await save(late, { word: 'Repeat' })).json()).toMatchObject({ number: 2, isKept: false })
  expect(await shown()).toMatchObject({ answers: { word: 'Say again' }, number: 2 })
  // A form without script has no number: it is what was pressed last.
  await keep(id, session, { word: 'Repeat' })
  expect(await shown()).toMatchObject({ answers: { word: 'Repeat' }, number: 3 })
  // The button was pressed when saves up to 7 were on their way, and something is missing.
  const sent = { answers: { word: 'Say again' }, number: 8 }
  expect((await app.send('POST', `/quizzes/${id}/submit`, { session, body: sent })).statusCode).toBe(422)
  expect((await save(7, { word: 'Repeat' })).json()).toMatchObject({ isKept: false })
  expect(await shown()).toMatchObject({ answers: { word: 'Say again' }, number: 8 })
  await submit(id, session, all)
  await start(id, session)
  expect((await save(9, { word: 'Repeat' })).statusCode).toBe(409)
  expect(await shown()).toMatchObject({ answers: {}, number: 0 })
})

test('attempts end', async () => {
  const id = await make({ attempts: 1 })
  const { session } = await app.signIn()
  await start(id, session)
  await submit(id, session, all)
  expect((await start(id, session)).json().errors).toEqual({ form: 'You have no attempts left.' })
  expect((await app.get(`/quizzes/${id}/take`, { session })).body).toContain('You have no attempts left.')
})

test('when the time is up, what was kept is sent, and nothing more', async () => {
  const id = await make({ timeLimit: 10 })
  const { session, id: userId } = await app.signIn()
  await start(id, session)
  await keep(id, session, { both: ['Out'] })
  const past = new Date(Date.now() - 60_000)
  await app.db.updateTable('quiz_takes').set({ ends_at: past }).where('user_id', '=', userId).execute()
  await keep(id, session, all)
  const { take } = (await submit(id, session, all)).json()
  expect((await read(`/quizzes/${id}/takes/${take.id}`, session)).take).toMatchObject({ pointsAwarded: 2 })
})

test('a quiz that was taken keeps its questions for those who took it', async () => {
  const id = await make()
  const maria = (await app.signIn()).session
  const james = (await app.signIn()).session
  await start(id, maria)
  const [word] = radio.questions
  const body = { ...radio, questions: [{ ...word, title: 'Which word?' }] }
  const put = () => app.send('PUT', `/quizzes/${id}`, { session: olive, body })
  expect((await put()).json().message).toContain('new version')
  expect((await put()).json().message).toBe('Quiz saved.')
  await start(id, james)
  const titleFor = async (session: string) =>
    (await read(`/quizzes/${id}/take`, session)).quiz.questions[0].title
  expect([await titleFor(maria), await titleFor(james)]).toEqual(['What asks for a repeat?', 'Which word?'])
  const { take } = (await submit(id, maria, all)).json()
  expect((await read(`/quizzes/${id}/takes/${take.id}`, maria)).questions).toHaveLength(3)
})

test('global ones are on all sites, made so and deleted by administrators alone', async () => {
  const sneaky = await make({ isGlobal: true, name: 'Sneaky' })
  const id = await make({ isGlobal: true, name: 'Everywhere' }, admin)
  const other = (await app.signIn()).session
  const onDocks = async (one: string) =>
    (await app.get(`/quizzes/${one}`, { session: other, host: 'docks.localhost' })).statusCode
  expect([await onDocks(sneaky), await onDocks(id)]).toEqual([404, 200])
  expect((await app.send('DELETE', `/quizzes/${id}`, { session: olive })).statusCode).toBe(403)
  const names = async (session: string) =>
    (await read('/quizzes?limit=50', session)).quizzes.map(
      ({ name, theme }: { name: string; theme?: string }) => [name, theme],
    )
  expect(await names(admin)).toContainEqual(['Everywhere', 'Harbor Veterans'])
  expect(await names(other)).toContainEqual(['Everywhere', undefined])
  expect((await app.send('DELETE', `/quizzes/${id}`, { session: admin })).statusCode).toBe(200)
  const grace = await app.signIn({ type: 'Mentor', firstName: 'Grace' })
  const hers = await make({ name: 'Hers' }, grace.session)
  expect(
    (await app.send('PUT', `/quizzes/${sneaky}`, { session: grace.session, body: radio })).statusCode,
  ).toBe(404)
  expect((await app.send('DELETE', `/quizzes/${hers}`, { session: grace.session })).statusCode).toBe(200)
})
