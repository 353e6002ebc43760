export { answerErrors } from './list.ts'
export { QuestionFields } from './question-fields.tsx'
export {
  blankQuestion,
  choicesOf,
  QuestionRows,
  type WrittenQuestion,
  written,
} from './rows/question-rows.tsx'
export { QuizFields } from './rows/quiz-fields.tsx'
export { typedQuestions } from './rows/typed-questions.tsx'
