export { receiveExam } from './admin/exams.ts'
export { recommendedExams } from './exams.ts'
