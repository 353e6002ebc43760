import type { QuestionType } from '#spec/lists.ts'
import { choicesIn } from '../list.ts'
import type { Question } from '../schema.ts'

/** A question being written. */
export type WrittenQuestion = {
  id: string
  type: QuestionType
  title: string
  help: string
  /** one per line */
  answers: string
  /** of a matrix, one per line */
  rows: string
  min: string
  max: string
  optional: boolean
  showWhen: boolean
  conditionalQuestion: string
  conditionalAnswer: string
}

export const blankQuestion: WrittenQuestion = {
  ...{ id: '', type: 'Text', title: '', help: '', answers: '', rows: '', min: '', max: '' },
  ...{ optional: false, showWhen: false, conditionalQuestion: '', conditionalAnswer: '' },
}

export const written = (question: Question): WrittenQuestion => ({
  ...{ id: question.id, type: question.type, title: question.title, help: question.help ?? '' },
  answers: question.answers.join('\n'),
  rows: question.rows?.join('\n') ?? '',
  ...{ min: String(question.min ?? ''), max: String(question.max ?? '') },
  ...{ optional: question.optional, showWhen: question.showWhen },
  conditionalQuestion: question.conditionalQuestion ?? '',
  conditionalAnswer: question.conditionalAnswer ?? '',
})

/** The possible answers, for types with a fixed list. */
export const choicesOf = ({ type, answers, rows, min, max }: WrittenQuestion): string[] => {
  const bounds = { min: min || undefined, max: max || undefined }
  return [...choicesIn({ type, answers: linesOf(answers), rows: linesOf(rows), ...bounds })]
}
const linesOf = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
export const withChoices: readonly QuestionType[] = ['Select', 'Radio', 'Checkboxes', 'Matrix']

/** What bounds an answer, by how it is given. */
export const bounds: Partial<
  Record<QuestionType, { least: string; most: string; input: 'number' | 'date' }>
> = {
  Number: { least: 'At least (optional)', most: 'At most (optional)', input: 'number' },
  Currency: { least: 'At least (optional)', most: 'At most (optional)', input: 'number' },
  Date: { least: 'Earliest date (optional)', most: 'Latest date (optional)', input: 'date' },
  Checkboxes: { least: 'Choose at least (optional)', most: 'Choose at most (optional)', input: 'number' },
  Scale: { least: 'Least step (1 if empty)', most: 'Greatest step (5 if empty)', input: 'number' },
}
export const boundOf = (type: QuestionType, end: 'least' | 'most') => (bounds[type] ?? bounds.Number!)[end]
export const inputOf = (type: QuestionType) => bounds[type]?.input ?? 'text'
