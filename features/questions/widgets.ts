export { answerErrors } from './list.ts'
export { QuestionFields } from './question-fields.tsx'
