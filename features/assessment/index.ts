export { completedBy, openAnswers } from './assessments.ts'
