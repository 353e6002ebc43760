export { answerErrors } from './list.ts'
export { QuestionFields } from './question-fields.tsx'
export {
  blankQuestion,
  choicesOf,
  QuestionRows,
  type WrittenQuestion,
  written,
} from './rows/question-rows.tsx'
