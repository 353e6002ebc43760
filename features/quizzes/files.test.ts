import { afterAll, beforeAll, expect, test } from 'vitest'
import { document, postFile } from '#features/files/files.fixture.ts'
import { deleteUser } from '#features/users/index.ts'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let olive: string
let quiz: string
beforeAll(async () => {
  app = await testApp()
  const { id: harbor } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId: harbor })).session
  quiz = await make()
})
afterAll(() => app.close())

const questions = [
  { id: 'paper', type: 'File', title: 'Your certificate' },
  {
    id: 'rate',
    type: 'Matrix',
    title: 'How did it go?',
    rows: 'Drill\nRadio',
    answers: 'Well\nBadly',
    right: ['Drill: Well', 'Radio: Well'],
    points: 4,
  },
  {
    ...{ id: 'why', type: 'Text', title: 'What went badly?', showWhen: true },
    ...{ conditionalQuestion: 'rate', conditionalAnswer: 'Radio: Badly' },
  },
]
const post = (body: object) => app.send('POST', '/quizzes', { session: olive, body: { ...body } })
const make = async (more: object = {}): Promise<string> =>
  (await post({ name: 'After the course', questions, ...more })).json().quiz.id
const read = async (url: string, session: string) => (await app.get(url, { as: 'json', session })).json()
const files = () => app.db.selectFrom('files').select(['id', 'name', 'owner_id']).execute()

const rows = {
  'answers[rate.0]': 'Drill: Well',
  'answers[rate.1]': 'Radio: Badly',
  'answers[why]': 'Static.',
}
const send = (
  id: string,
  session: string,
  fields: Record<string, string>,
  bytes = document,
  name = 'my.pdf',
) => postFile(app, `/quizzes/${id}/submit`, session, bytes, name, fields, 'answers[paper]')

async function taken(firstName: string, id = quiz) {
  const person = await app.signIn({ firstName, lastName: 'Ortiz' })
  await app.send('POST', `/quizzes/${id}/take`, { session: person.session })
  return person
}
const takeOf = async (id: string, session: string) => (await read(`/quizzes/${id}/take`, session)).takes[0].id

test('a file and a matrix: kept through errors, scored by rows, read by the person and by staff alone', async () => {
  const { session } = await taken('Maria')
  const first = await send(quiz, session, { 'answers[rate.0]': 'Drill: Well' })
  expect(first.json().errors).toEqual({
    form: 'Oops! You must answer all questions',
    'answers.rate': 'Please answer each row.',
  })
  const open = await read(`/quizzes/${quiz}/take`, session)
  expect(open.take.answers).toEqual({ paper: 'my.pdf', rate: 'Drill: Well' })
  // What the page saves while answering knows of no file, and names no other person's.
  const saved = {
    answers: { paper: crypto.randomUUID(), rate: ['Drill: Well', 'Radio: Badly'], why: 'Static.' },
  }
  await app.send('POST', `/quizzes/${quiz}/answers`, { session, body: saved })
  const body = { ...rows, step: 'last' }
  expect((await app.send('POST', `/quizzes/${quiz}/submit`, { session, body })).statusCode).toBe(200)

  const take = await takeOf(quiz, session)
  const address = `/quizzes/${quiz}/takes/${take}/files/paper`
  const review = await read(`/quizzes/${quiz}/takes/${take}`, session)
  expect(review.take).toMatchObject({ pointsAwarded: 2, pointsPossible: 4 })
  expect(review.questions[0]).toMatchObject({ answer: ['my.pdf'], file: address, isRight: null })
  expect(review.questions[1].answer).toEqual(['Drill: Well', 'Radio: Badly'])
  const other = (await app.signIn({ firstName: 'James' })).session
  const mentor = (await app.signIn({ firstName: 'Grace', type: 'Mentor' })).session
  const status = async (who?: string) => (await app.get(address, { session: who })).statusCode
  expect(await Promise.all([session, olive, other, mentor].map(status))).toEqual([200, 200, 404, 404])
  expect([302, 303, 401]).toContain(await status())
  const pdf = await app.get(address, { session: olive })
  expect(pdf.headers['content-disposition']).toContain('attachment')
  const id = (await files())[0]?.id
  expect((await app.get(`/files/${id}`, { session: olive })).statusCode).toBe(404)

  const results = await read(`/quizzes/${quiz}/results`, olive)
  expect(results.questions[0]).toMatchObject({ answered: 1, files: [{ name: 'my.pdf', href: address }] })
  expect(results.questions[1].rows[1]).toEqual({
    label: 'Radio',
    counts: [
      { label: 'Well', value: 0, isRight: true },
      { label: 'Badly', value: 1, isRight: false },
    ],
  })
  const csv = (await app.get(`/quizzes/${quiz}/results.csv`, { session: olive })).body
  expect(csv).toContain('How did it go?: Drill,How did it go?: Radio')
  expect(csv).toContain('my.pdf,Well,Badly,Static.')
  const html = (await app.get(`/quizzes/${quiz}/results`, { session: olive })).body
  expect(html).toContain(address)
})

test('another file takes the place of the first, and what is no paper is refused in words', async () => {
  const { session, id } = await taken('Rosa')
  const refused = await send(quiz, session, rows, Buffer.from('MZ executable'), 'run.exe')
  expect(refused.json().errors).toEqual({
    'answers.paper': 'This must be a PDF, a Word document or a picture.',
  })
  expect((await read(`/quizzes/${quiz}/take`, session)).take.answers.why).toBe('Static.')
  await send(quiz, session, {}, document, 'one.pdf')
  await send(quiz, session, rows, document, 'two.pdf')
  expect((await files()).filter(({ owner_id }) => owner_id === id).map(({ name }) => name)).toEqual([
    'two.pdf',
  ])
})

test('files go with the quiz, and with the person', async () => {
  const own = await make({ name: 'Short-lived' })
  const { session, id } = await taken('Nadia', own)
  await send(own, session, rows)
  const left = async () => (await files()).filter(({ owner_id }) => owner_id === id).length
  expect(await left()).toBe(1)
  await app.send('DELETE', `/quizzes/${own}`, { session: olive })
  expect(await left()).toBe(0)
  const other = await taken('Lena')
  await send(quiz, other.session, rows)
  const actor = { viewer: null, ip: '127.0.0.1' }
  await deleteUser(app.db, actor as never, other.id)
  expect((await files()).filter(({ owner_id }) => owner_id === other.id)).toEqual([])
})

test('a site that is deleted leaves no files of its quizzes in accounts; its global quizzes stay', async () => {
  const docks = await app.addSite('Dock Workers', ['docks.localhost'])
  const ruth = (await app.signIn({ firstName: 'Ruth', type: 'Admin' })).session
  const { session, id } = await app.signIn({ firstName: 'Lucia' })
  const takenThere = async (isGlobal: boolean): Promise<string> => {
    const body = { name: 'Knots', questions, isGlobal }
    const quiz = (await app.send('POST', '/quizzes', { session: ruth, body })).json().quiz.id
    await app.send('POST', `/quizzes/${quiz}/take`, { session })
    await send(quiz, session, rows, document, `${quiz}.pdf`)
    await app.db.updateTable('quizzes').set({ theme_id: docks }).where('id', '=', quiz).execute()
    return quiz
  }
  const [own, everywhere] = [await takenThere(false), await takenThere(true)]
  const names = async () => (await files()).filter(({ owner_id }) => owner_id === id).map(({ name }) => name)
  expect(await names()).toHaveLength(2)
  const body = { confirm: 'delete' }
  expect((await app.send('DELETE', `/admin/themes/${docks}`, { session: ruth, body })).statusCode).toBe(200)
  expect(await names()).toEqual([`${everywhere}.pdf`])
  const gone = await app.get(`/quizzes/${own}/edit`, { session: ruth })
  expect(gone.statusCode).toBe(404)
  expect((await read(`/quizzes/${everywhere}/take`, session)).takes).toHaveLength(1)
  expect((await app.get(`/quizzes/${everywhere}/edit`, { session: ruth })).statusCode).toBe(200)
  expect((await app.get(`/quizzes/${everywhere}/edit`, { session: olive })).statusCode).toBe(404)
})

test('a survey takes a file with its answers, an anonymous one none, and a quiz five at most', async () => {
  const survey = await make({ name: 'How was it?', type: 'survey', passMark: '' })
  const person = await app.signIn({ firstName: 'Wei' })
  const answer = (fields: Record<string, string>) =>
    postFile(
      app,
      '/survey-responses',
      person.session,
      document,
      'wei.pdf',
      { quiz: survey, ...fields },
      'answers[paper]',
    )
  expect((await answer({})).json().errors).toMatchObject({ 'answers.rate': 'Required' })
  expect((await files()).filter(({ owner_id }) => owner_id === person.id)).toEqual([])
  expect((await answer(rows)).statusCode).toBe(201)
  expect((await read(`/quizzes/${survey}/results`, olive)).questions[0].files).toMatchObject([
    { name: 'wei.pdf' },
  ])

  const anonymous = await post({ name: 'A', type: 'survey', anonymous: 'true', questions })
  expect(anonymous.json().errors.questions).toContain('anonymous survey cannot')
  const six = Array.from({ length: 6 }, (_, at) => ({ id: `f${at}`, type: 'File', title: 'Paper' }))
  expect((await post({ name: 'A', questions: six })).json().errors.questions).toContain('five')
  const right = [{ id: 'f', type: 'File', title: 'Paper', right: ['x'] }]
  expect((await post({ name: 'A', questions: right })).json().errors['questions.0.right']).toContain(
    'neither',
  )
})
