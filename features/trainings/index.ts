export { addTraining } from './edit.ts'
export { trainingMessages } from './messages.ts'
export { markStep } from './progress.ts'
export { listTrainings, searchTrainings } from './trainings.ts'
