import type { Answers, Question } from '#features/questions/schema.ts'

/** The ids of the questions that ask for a file. The answer that is kept is the id of the file. */
export const fileQuestions = (questions: readonly Question[]): string[] =>
  questions.filter(({ type }) => type === 'File').map(({ id }) => id)

/** Files are stored by themselves: what a form says about them, their names, is no answer. */
export function withoutFiles(questions: readonly Question[], answers: Answers): Answers {
  const asking = fileQuestions(questions)
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !asking.includes(id)))
}
