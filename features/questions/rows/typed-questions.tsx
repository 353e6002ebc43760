import { nested } from '#schema/nested.ts'
import { blankQuestion, type WrittenQuestion } from '../model/written.ts'

/** The questions that were typed before an error, where no script kept them. */
export function typedQuestions(typed: Record<string, string>): WrittenQuestion[] | null {
  const { questions } = ((nested(typed) as { quiz?: unknown }).quiz ?? {}) as { questions?: unknown }
  if (!Array.isArray(questions)) return null
  return questions.map((row: Partial<Record<keyof WrittenQuestion, string>>) => ({
    ...blankQuestion,
    ...(row as object),
    optional: row?.optional === 'true',
    showWhen: row?.showWhen === 'true',
  }))
}
