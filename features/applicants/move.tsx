import { router } from '#ui/nav.ts'
import type { ApplicantRow } from './schema.ts'

/** Sets an applicant's status and stays where one is. @param onDone after the page shows it */
export function moveTo(
  { job, user }: Pick<ApplicantRow, 'job' | 'user'>,
  status: string,
  onDone?: () => void,
) {
  router.post(
    '/employer/applicant/status',
    { job: job.id, user: user.id, status },
    { preserveScroll: true, preserveState: true, onSuccess: () => onDone?.() },
  )
}
