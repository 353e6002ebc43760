import { describe, expect, it } from 'vitest'
import { answerErrors, answersOf, askedQuestions, takenAnswers } from './list.ts'
import { type Answers, Question, Questions } from './schema.ts'

const question = (fields: Record<string, unknown>) =>
  Question.parse({ id: 'q', title: 'A question', ...fields })
const errorOf = (fields: Record<string, unknown>, answer?: string | string[]) =>
  answerErrors([question(fields)], answer === undefined ? {} : { q: answer }).q ?? null

describe('an answer', () => {
  it.each([
    ['Text', {}, undefined, 'Required'],
    ['Text', {}, '  ', 'Required'],
    ['Text', { optional: true }, '', null],
    ['Text', {}, 'x'.repeat(501), 'Please use 500 characters or fewer.'],
    ['Text', {}, ['a', 'b'], 'Please give one answer.'],
    ['Number', {}, '3', null],
    ['Number', {}, '-1', 'Please enter a whole number.'],
    ['Number', {}, '1.5', 'Please enter a whole number.'],
    ['Number', {}, '1e9', 'Please enter a whole number.'],
    ['Number', { min: 2, max: 5 }, '6', 'Please enter a number from 2 to 5.'],
    ['Number', { min: 2 }, '1', 'Please enter 2 or more.'],
    ['Currency', {}, '12.50', null],
    ['Currency', {}, '12.505', 'Please enter an amount, such as 1250 or 12.50.'],
    ['Currency', {}, '-3', 'Please enter an amount, such as 1250 or 12.50.'],
    ['Date', {}, '2019-02-29', 'Please enter a whole date.'],
    ['Date', { min: '2001-09-11' }, '2001-09-10', 'Minimum date allowed 09/11/2001'],
    [
      'Date',
      { min: '2001-09-11', max: '2026-11-21' },
      '2027-01-01',
      'Minimum date allowed 09/11/2001, Maximum date allowed 11/21/2026',
    ],
    ['Date', { min: '2001-09-11', max: '2026-11-21' }, '2010-05-05', null],
    ['Radio', { answers: ['A', 'B'] }, 'C', 'Please choose one of the answers.'],
    ['Select', { answers: ['A', 'B'] }, 'B', null],
    ['Scale', {}, '5', null],
    ['Scale', {}, '6', 'Please choose one of the answers.'],
    ['Scale', { min: 0, max: 10, answers: ['Never', 'Always'] }, '10', null],
    [
      'Scale',
      { min: 0, max: 10, answers: ['Never', 'Always'] },
      'Always',
      'Please choose one of the answers.',
    ],
    ['Matrix', { rows: ['A', 'B'], answers: ['1', '2'] }, ['A: 1', 'B: 2'], null],
    ['Matrix', { rows: ['A', 'B'], answers: ['1', '2'] }, ['A: 1'], 'Please answer each row.'],
    ['Matrix', { rows: ['A', 'B'], answers: ['1', '2'], optional: true }, 'A: 1', null],
    ['Matrix', { rows: ['A', 'B'], answers: ['1', '2'] }, ['A: 1', 'A: 2'], 'Please give one answer.'],
    ['Matrix', { rows: ['A'], answers: ['1', '2'] }, 'C: 1', 'Please choose one of the answers.'],
    ['Matrix', { rows: ['A'], answers: ['1', '2'] }, '1', 'Please choose one of the answers.'],
    ['Yes/No', {}, 'Yes', null],
    ['Yes/No', {}, 'Perhaps', 'Please choose one of the answers.'],
    ['Yes/No/Work Visa', {}, 'Work Visa', null],
    ['Yes/No/Work Visa', {}, 'Green card', 'Please choose one of the answers.'],
    ['Yes/No/Work Visa', {}, undefined, 'Required'],
    ['Checkboxes', { answers: ['A', 'B', 'C'] }, [], 'Required'],
    ['Checkboxes', { answers: ['A', 'B', 'C'] }, 'A', null],
    [
      'Checkboxes',
      { answers: ['A', 'B', 'C'], min: 2, max: 2 },
      ['A'],
      'This question requires you to select at least 2 options and at most 2 options',
    ],
    [
      'Checkboxes',
      { answers: ['A', 'B', 'C'], min: 2 },
      ['A', 'A'],
      'This question requires you to select at least 2 options',
    ],
    [
      'Checkboxes',
      { answers: ['A', 'B', 'C'], max: 1 },
      ['A', 'B'],
      'This question requires you to select at most 1 options',
    ],
    ['Checkboxes', { answers: ['A', 'B'] }, ['A', '<script>'], 'Please choose one of the answers.'],
  ])('to a %s question %j: %j gives %j', (type, fields, answer, error) => {
    expect(errorOf({ type, ...fields }, answer)).toBe(error)
  })
})

describe('a question that depends on another', () => {
  const questions = Questions.parse([
    { id: 'served', type: 'Yes/No', title: 'Did you serve?' },
    {
      id: 'corps',
      type: 'Radio',
      title: 'Where?',
      answers: ['Army', 'Navy'],
      showWhen: true,
      conditionalQuestion: 'served',
      conditionalAnswer: 'Yes',
    },
    {
      id: 'ship',
      type: 'Text',
      title: 'On which ship?',
      showWhen: true,
      conditionalQuestion: 'corps',
      conditionalAnswer: 'Navy',
    },
  ])
  const asked = (answers: Answers) => askedQuestions(questions, answers).map(({ id }) => id)

  it('is asked when the answer is the one that triggers it, along a chain', () => {
    expect(asked({})).toEqual(['served'])
    expect(asked({ served: 'Yes' })).toEqual(['served', 'corps'])
    expect(asked({ served: 'Yes', corps: 'Navy' })).toEqual(['served', 'corps', 'ship'])
    expect(asked({ served: 'Yes', corps: 'Army' })).toEqual(['served', 'corps'])
  })

  it('is not asked when the question before it is no longer asked', () => {
    expect(asked({ served: 'No', corps: 'Navy', ship: 'USS Nimitz' })).toEqual(['served'])
    expect(takenAnswers(questions, { served: 'No', corps: 'Navy', ship: 'x', isAdmin: 'true' })).toEqual({
      served: 'No',
    })
    expect(answerErrors(questions, { served: 'No' })).toEqual({})
    expect(answerErrors(questions, { served: 'Yes', corps: 'Navy' })).toEqual({ ship: 'Required' })
  })
})

describe('a question is refused', () => {
  const two = (fields: Record<string, unknown>) => [
    { id: 'a', type: 'Text', title: 'A' },
    { id: 'b', type: 'Text', title: 'B', ...fields },
  ]
  it.each([
    ['without choices to choose from', [{ id: 'a', type: 'Radio', title: 'A' }]],
    ['with a number as the first date', [{ id: 'a', type: 'Date', title: 'A', min: 3 }]],
    ['with a maximum below the minimum', [{ id: 'a', type: 'Number', title: 'A', min: 3, max: 2 }]],
    ['with a scale of one step', [{ id: 'a', type: 'Scale', title: 'A', min: 3, max: 3 }]],
    ['with a scale of too many steps', [{ id: 'a', type: 'Scale', title: 'A', min: 0, max: 11 }]],
    ['with a scale of halves', [{ id: 'a', type: 'Scale', title: 'A', min: 0.5, max: 4 }]],
    ['with a scale of which one end has a name', [{ id: 'a', type: 'Scale', title: 'A', answers: ['Low'] }]],
    ['with a matrix without rows', [{ id: 'a', type: 'Matrix', title: 'A', answers: ['1'] }]],
    ['with a row twice', [{ id: 'a', type: 'Matrix', title: 'A', answers: ['1'], rows: ['B', 'B'] }]],
    [
      'with rows and answers that read the same together',
      [{ id: 'a', type: 'Matrix', title: 'A', answers: ['C: 1', '1'], rows: ['B', 'B: C'] }],
    ],
    ['that asks for a file where nobody could read it', [{ id: 'a', type: 'File', title: 'A' }]],
    ['with the id of another', two({ id: 'a' })],
    ['that depends on itself', two({ showWhen: true, conditionalQuestion: 'b', conditionalAnswer: 'x' })],
    [
      'that depends on nothing known',
      two({ showWhen: true, conditionalQuestion: 'c', conditionalAnswer: 'x' }),
    ],
    ['that depends on no answer', two({ showWhen: true, conditionalQuestion: 'a' })],
    ['with a field that is unknown', two({ score: 7 })],
    ['with an id that is no name of a field', two({ id: '__proto__' })],
  ])('%s', (_, questions) => {
    expect(Questions.safeParse(questions).success).toBe(false)
  })
})

it('a row of a matrix is a field of its own', () => {
  const fields = new FormData()
  for (const [name, value] of [
    ['answers[m.0]', 'A: 1'],
    ['answers[m.1]', 'B: 2'],
    ['answers[t]', 'x'],
    ['answers[c]', 'one'],
    ['answers[c]', 'two'],
  ])
    fields.append(name!, value!)
  fields.append('answers[f]', new File(['x'], 'cv.pdf'))
  expect(answersOf(fields)).toEqual({ m: ['A: 1', 'B: 2'], t: 'x', c: ['one', 'two'], f: 'cv.pdf' })
})
