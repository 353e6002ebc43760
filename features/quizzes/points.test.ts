import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedQuestions } from '#features/questions/list.ts'
import { marksOf, possible, scoreOf } from './points.ts'
import { asked, QuizForm, QuizQuestion } from './schema.ts'
import { shuffledFor } from './shuffle.ts'

const question = (fields: Record<string, unknown>) =>
  QuizQuestion.parse({ id: 'q', title: 'A question', ...fields })
const choices = { answers: ['A', 'B', 'C', 'D'] }
const pointsFor = (fields: Record<string, unknown>, answer: string | string[]) =>
  marksOf([question(fields)], { q: answer })[0]!.points

test.each([
  ['Radio', { ...choices, right: ['B'] }, 'B', 4],
  ['Radio', { ...choices, right: ['B', 'C'] }, 'C', 4],
  ['Radio', { ...choices, right: ['B'] }, 'A', 0],
  ['Yes/No', { right: ['No'] }, 'No', 4],
  ['Checkboxes', { ...choices, right: ['A', 'B'] }, ['A', 'B'], 4],
  ['Checkboxes', { ...choices, right: ['A', 'B'] }, ['A'], 2],
  ['Checkboxes', { ...choices, right: ['A', 'B'] }, ['A', 'C'], 0],
  ['Checkboxes', { ...choices, right: ['A', 'B'] }, ['A', 'B', 'C', 'D'], 0],
  ['Checkboxes', { ...choices, right: ['A', 'B'] }, ['A', 'A', 'A'], 2],
  ['Scale', { min: 0, max: 10, right: ['9', '10'] }, '9', 4],
  ['Scale', { right: ['5'] }, '4', 0],
  ['Text', { right: ['Say again'] }, '  say   AGAIN ', 4],
  ['Number', { right: ['7'] }, '07', 4],
  ['Currency', { right: ['12.5'] }, '12.50', 4],
  ['Date', { right: ['1775-11-10'] }, '1775-11-10', 4],
  ['Long text', {}, 'Whatever', 0],
])('%s %j: %j is worth %d', (type, fields, answer, points) => {
  expect(pointsFor({ type, points: 4, ...fields }, answer)).toBe(points)
})

const someQuestions = fc
  .array(
    fc.record({
      points: fc.integer({ min: 0, max: 20 }),
      right: fc.subarray(choices.answers),
      type: fc.constantFrom('Radio', 'Checkboxes'),
      after: fc.option(fc.nat({ max: 8 })),
      answer: fc.constantFrom(...choices.answers),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) =>
    all.map(({ after, answer, ...one }, at) =>
      question({
        ...{ id: `q${at}`, ...one, ...choices },
        ...(after !== null &&
          after < at && { showWhen: true, conditionalQuestion: `q${after}`, conditionalAnswer: answer }),
      }),
    ),
  )
const someAnswers = fc.dictionary(
  fc.constantFrom('q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'),
  fc.oneof(fc.constantFrom(...choices.answers), fc.subarray(choices.answers)),
)

test('points are never below none nor above what can be reached, and only what is asked counts', () => {
  fc.assert(
    fc.property(someQuestions, someAnswers, (questions, answers) => {
      const marks = marksOf(questions, answers)
      const ids = askedQuestions(questions, answers).map(({ id }) => id)
      expect(marks.map(({ id }) => id)).toEqual(ids)
      for (const { points, of } of marks) expect(points >= 0 && points <= of).toBe(true)
      const score = scoreOf(questions, answers, 60)
      expect(score.pointsAwarded <= score.pointsPossible).toBe(true)
      expect(score.passed).toBe(score.pointsAwarded >= score.pointsRequired!)
    }),
  )
})

test('all right answers are worth everything that was asked', () => {
  fc.assert(
    fc.property(someQuestions, (questions) => {
      const answers = Object.fromEntries(
        questions.map(({ id, type, right }) => [id, type === 'Checkboxes' ? right : (right[0] ?? 'A')]),
      )
      const { pointsAwarded, pointsPossible, passed } = scoreOf(questions, answers, 100)
      expect([pointsAwarded, passed]).toEqual([pointsPossible, true])
    }),
  )
})

test('what is right never leaves with the questions', () => {
  const given = question({
    type: 'Radio',
    ...choices,
    right: ['B'],
    feedbackRight: 'Yes',
    feedbackWrong: 'No',
  })
  expect(Object.keys(asked(given))).not.toEqual(
    expect.arrayContaining(['right', 'feedbackRight', 'feedbackWrong']),
  )
  expect(possible(question({ type: 'Radio', ...choices, points: 9 }))).toBe(0)
})

test('a form is read as a program’s JSON is; conditions point backwards only', () => {
  const form = QuizForm.parse({
    name: 'Radio',
    questions: '',
    'questions.0.id': 'a',
    'questions.0.title': 'Which?',
    'questions.0.type': 'Radio',
    'questions.0.answers': 'A\nB',
    'questions.0.right': 'B',
    'questions.0.points': '2.5',
    'questions.1.id': '',
    'questions.1.title': '',
    'questions.1.type': 'Text',
    'questions.1.points': '1',
  })
  expect(form.questions).toMatchObject([{ answers: ['A', 'B'], right: ['B'], points: 2.5 }])
  const two = (fields: object) => [
    { id: 'a', type: 'Radio', title: 'A', ...choices, ...fields },
    { id: 'b', type: 'Radio', title: 'B', ...choices },
  ]
  const forward = { showWhen: true, conditionalQuestion: 'b', conditionalAnswer: 'A' }
  expect(QuizForm.safeParse({ name: 'X', questions: two(forward) }).success).toBe(false)
  expect(QuizForm.safeParse({ name: 'X', questions: two({ right: ['Z'] }) }).success).toBe(false)
})

test('a scale keeps its ends where answers are in another order for each take', () => {
  const scale = question({ type: 'Scale', answers: ['Never', 'Always'] })
  for (const take of ['a', 'b', 'c', 'd', 'e']) expect(shuffledFor(take, [scale])).toEqual([scale])
})
