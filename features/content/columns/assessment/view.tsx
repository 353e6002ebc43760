import { jobsMessages } from '#spec/messages.ts'
import { Quiet } from '../../quiet.tsx'

/** Quizzes are to come: what an application says that is not on. */
export default function AssessmentView() {
  return <Quiet>{jobsMessages.noSearchApp}</Quiet>
}
