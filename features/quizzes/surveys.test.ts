// Surveys: what must be answered, once, and what an anonymous one keeps.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/harness.ts'

let app: TestApp
let olive: string
beforeAll(async () => {
  app = await testApp()
  const { id: themeId } = await app.db.selectFrom('themes').select('id').executeTakeFirstOrThrow()
  olive = (await app.signIn({ firstName: 'Olive', isThemeOwner: true, themeId })).session
})
afterAll(() => app.close())

const survey = {
  name: 'How was it?',
  type: 'survey',
  anonymous: 'true',
  passMark: 60,
  questions: [
    { id: 'mood', type: 'Radio', title: 'How are you?', answers: ['Well', 'Not well'] },
    {
      id: 'more',
      type: 'Text',
      title: 'What would help?',
      showWhen: true,
      conditionalQuestion: 'mood',
      conditionalAnswer: 'Not well',
    },
    { id: 'two', type: 'Checkboxes', title: 'Which two?', answers: ['A', 'B', 'C'], min: 2, max: 2 },
    { id: 'when', type: 'Date', title: 'Since when?', min: '2001-09-11', max: '2026-11-21', optional: true },
  ],
}

const make = async (body: Record<string, unknown>): Promise<string> =>
  (await app.send('POST', '/quizzes', { session: olive, body })).json().quiz.id
const read = async (url: string, session: string) => (await app.get(url, { as: 'json', session })).json()
const answer = (quiz: string, session: string, answers: object) =>
  app.send('POST', '/survey-responses', { session, body: { quiz, answers } })

test('a survey says what is missing in the words of the document, and is answered once', async () => {
  const id = await make(survey)
  const { session } = await app.signIn({ firstName: 'Maria' })
  expect(
    (await answer(id, session, { mood: 'Not well', two: ['A'], when: '1999-01-01' })).json().errors,
  ).toEqual({
    form: 'Oops! You must answer all questions',
    'answers.more': 'Required',
    'answers.two': 'This question requires you to select at least 2 options and at most 2 options',
    'answers.when': 'Minimum date allowed 09/11/2001, Maximum date allowed 11/21/2026',
  })
  const form = await app.send('POST', '/survey-responses', {
    session,
    body: { quiz: id, 'answers[mood]': 'Well', 'answers[two]': ['A', 'B'] },
  })
  expect(form.statusCode).toBe(201)
  expect((await answer(id, session, { mood: 'Well', two: ['A', 'B'] })).json().errors.form).toContain(
    'already',
  )
  expect((await app.get(`/quizzes/${id}/take`, { session })).body).toContain('Thank you for your answers!')
  const lookup = await read('/fetchers/surveys?q=how', session)
  expect(lookup.surveys).toEqual([{ value: id, label: 'How was it?' }])
})

test('an anonymous survey keeps no name, in no place and no file', async () => {
  const id = await make(survey)
  const { session } = await app.signIn({ firstName: 'Secretive', lastName: 'Person' })
  await answer(id, session, { mood: 'Well', two: ['A', 'B'] })
  const rows = await app.db.selectFrom('quiz_takes').selectAll().where('quiz_id', '=', id).execute()
  expect(rows).toMatchObject([{ user_id: null }])
  expect(rows[0]!.submitted_at!.toISOString()).toMatch(/T00:00:00.000Z$/)
  const results = await app.get(`/quizzes/${id}/results`, { as: 'json', session: olive })
  expect(results.json()).toMatchObject({ takes: 1, people: [] })
  const csv = await app.get(`/quizzes/${id}/results.csv`, { session: olive })
  expect(results.body + csv.body).not.toContain('Secretive')
})
