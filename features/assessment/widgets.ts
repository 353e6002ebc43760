export { assessmentMessages } from './messages.ts'
export { statementCount } from './model/statements.ts'
export { AssessmentTeaser } from './teaser.tsx'
