import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerErrors, askedQuestions, takenAnswers } from './list.ts'
import { type Answers, type Question, Questions } from './schema.ts'

const most = 9
const choices = ['A', 'B', 'C']
const idOf = (at: number) => `q${at}`

type Written = {
  type: 'Radio' | 'Checkboxes' | 'Text'
  after: number | null
  answer: string
  optional: boolean
}

const written = fc.record({
  type: fc.constantFrom('Radio' as const, 'Checkboxes' as const, 'Text' as const),
  after: fc.option(fc.nat({ max: most - 1 })),
  answer: fc.constantFrom(...choices),
  optional: fc.boolean(),
})
const someWritten = fc.array(written, { minLength: 1, maxLength: most })

const questionOf = ({ type, after, answer, optional }: Written, at: number) => ({
  ...{ id: idOf(at), type, title: `Question ${at}`, optional },
  ...(type !== 'Text' && { answers: choices }),
  ...(after !== null && { showWhen: true, conditionalQuestion: idOf(after), conditionalAnswer: answer }),
})
/** Conditions point at earlier questions: no cycles. */
const someQuestions = someWritten.map((all) =>
  Questions.parse(
    all.map((one, at) =>
      questionOf({ ...one, after: one.after !== null && one.after < at ? one.after : null }, at),
    ),
  ),
)
const someAnswers = fc.dictionary(
  fc.constantFrom(...Array.from({ length: most }, (_, at) => idOf(at)), 'unknown'),
  fc.oneof(fc.constantFrom(...choices, '', 'Z'), fc.subarray(choices)),
)

/** The specification in other words: a question is asked when each of the conditions that lead to it is met. */
function isReached(questions: readonly Question[], id: string, answers: Answers): boolean {
  const { showWhen, conditionalQuestion, conditionalAnswer } = questions.find((one) => one.id === id)!
  if (!showWhen) return true
  const given = [answers[conditionalQuestion!] ?? []].flat()
  return given.includes(conditionalAnswer!) && isReached(questions, conditionalQuestion!, answers)
}

test('a question is asked when every condition on the way to it is met, and in the order it was written', () => {
  fc.assert(
    fc.property(someQuestions, someAnswers, (questions, answers) => {
      const asked = askedQuestions(questions, answers).map(({ id }) => id)
      expect(asked).toEqual(questions.map(({ id }) => id).filter((id) => isReached(questions, id, answers)))
    }),
  )
})

test('what is kept is what is asked: nothing hidden, nothing unknown, and keeping it again changes nothing', () => {
  fc.assert(
    fc.property(someQuestions, someAnswers, (questions, answers) => {
      const kept = takenAnswers(questions, answers)
      const asked = askedQuestions(questions, answers)
      expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(kept)))
      for (const [id, answer] of Object.entries(kept)) expect(answer).toEqual(answers[id])
      expect(takenAnswers(questions, kept)).toEqual(kept)
      // The browser shows by what is in the form, the server by what it kept.
      expect(askedQuestions(questions, kept)).toEqual(asked)
      expect(answerErrors(questions, kept)).toEqual(answerErrors(questions, answers))
    }),
  )
})

test('an answer to a question that is not asked makes no difference', () => {
  fc.assert(
    fc.property(someQuestions, someAnswers, someAnswers, (questions, answers, others) => {
      const asked = new Set(askedQuestions(questions, answers).map(({ id }) => id))
      const hidden = Object.fromEntries(Object.entries(others).filter(([id]) => !asked.has(id)))
      const shown = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)))
      expect(takenAnswers(questions, { ...shown, ...hidden })).toEqual(takenAnswers(questions, answers))
    }),
  )
})

/** Whether following the conditions from any question comes back to it, or leaves the list. */
function hasCycle(all: readonly Written[]): boolean {
  return all.some((_, start) => {
    const seen = new Set<number>()
    for (let at: number | null = start; at !== null; at = all[at]?.after ?? null) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  })
}

test('a cycle of conditions is refused, and conditions on earlier questions never are', () => {
  fc.assert(
    fc.property(someWritten, (all) => {
      const { success } = Questions.safeParse(all.map(questionOf))
      if (hasCycle(all)) expect(success).toBe(false)
      expect(success).toBe(all.every(({ after }, at) => after === null || after < at))
    }),
  )
})

test('no order of questions that wait for each other is accepted', () => {
  const ring = fc.integer({ min: 1, max: most }).chain((length) =>
    fc.shuffledSubarray(
      Array.from({ length }, (_, at) => at),
      { minLength: length, maxLength: length },
    ),
  )
  fc.assert(
    fc.property(ring, (order) => {
      const questions = order.map((at) => ({
        ...questionOf({ type: 'Radio', after: (at + 1) % order.length, answer: 'A', optional: false }, at),
      }))
      expect(Questions.safeParse(questions).success).toBe(false)
    }),
  )
})
