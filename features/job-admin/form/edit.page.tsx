import { useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { useLeaveGuard } from '#ui/leave-guard.ts'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { AdditionFields } from './addition-fields.tsx'
import { JobFields } from './job-fields.tsx'
import type { JobEdit } from './schema.ts'

export type Props = JobEdit

/** A job that an employer writes or changes; of one from a feed, what the feed does not say. */
export default function EditJob(page: Props) {
  const { job, company, values } = page
  const form = useRef<HTMLDivElement>(null)
  useLeaveGuard(form)
  const list = `/admin/jobs?employer=${company.id}`
  const since = job && `?unmodifiedSince=${job.updatedAt}`
  const action = !job
    ? '/employer/jobs'
    : `/employer/jobs/${job.id}${job.isFromFeed ? '/additions' : ''}${since}`
  return (
    <Page
      title={job ? `Edit ${values.title}` : 'Post a job'}
      lead={
        job ? (
          <Link href={job.href}>See the job</Link>
        ) : (
          `People find it as soon as you post it, as a job of ${company.name}.`
        )
      }
      above={<Link href={list}>{company.name} jobs</Link>}
      actions={job && !job.isOpen && <Badge>Closed</Badge>}
    >
      {job && !job.isOpen && <Alert>This job is closed, and stays closed when you save it.</Alert>}
      <div ref={form}>
        <Form action={action} values={values} key={job?.updatedAt} keep={draftOf(page)} summary>
          {!job && <input type="hidden" name="employer" value={company.id} />}
          {job?.isFromFeed ? <AdditionFields values={values} /> : <JobFields {...page} />}
          <FormEnd cancel={list}>{job ? 'Save' : 'Post job'}</FormEnd>
        </Form>
      </div>
    </Page>
  )
}

/** A draft of the job as it was opened: after somebody else's save it would undo theirs. */
const draftOf = ({ job, company }: Props) =>
  job ? `job ${job.id} ${job.updatedAt}` : `new job ${company.id}`
