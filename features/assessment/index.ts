export { addResult, completedBy, openAnswers } from './assessments.ts'
