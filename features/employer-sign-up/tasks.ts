import { inLane, type Tasks } from '#lib/queue.ts'
import { completeEmployerSignUp } from './complete.ts'

export const employerSignUpTasks: Tasks = {
  'employerSignUp.complete': inLane('mail', (completed, { db }) => completeEmployerSignUp(db, completed)),
}
