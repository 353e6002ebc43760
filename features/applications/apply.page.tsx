import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { Textarea } from '#ui/text-input.tsx'
import type { ApplyPage } from './schema.ts'

export type Props = ApplyPage

/** An application by email: a message and the applicant's resume. */
export default function Apply({ job, resumes, sentAt }: Props) {
  const employer = job.feedEmployer ?? job.employer.name
  return (
    <Page narrow title={`Apply for ${job.title}`} lead={`at ${employer}`}>
      {sentAt ? (
        <Alert title="You have applied for this job">
          <p>
            You applied on <DateText date={sentAt} exact />.{' '}
            <Link href="/jobs/applications">Your applications</Link>
          </p>
        </Alert>
      ) : (
        <Form action={`/jobs/${job.id}/apply`}>
          <Stack gap="large">
            <Textarea
              label="Your message"
              help={`${employer} will reply to your account’s email address.`}
              name="message"
              rows={8}
              maxLength={5000}
            />
            <Select
              label="Resume"
              name="resumeFileId"
              options={resumes}
              empty="Without a resume"
              defaultValue={resumes[0]?.value}
              help={<ResumeHelp hasSome={resumes.length > 0} />}
            />
            <FormEnd cancel={`/jobs/${job.id}`} icon="mail">
              Send application
            </FormEnd>
          </Stack>
        </Form>
      )}
    </Page>
  )
}

function ResumeHelp({ hasSome }: { hasSome: boolean }) {
  return (
    <>
      {hasSome
        ? 'The employer gets a link to it that works for 90 days. '
        : 'You have not uploaded a resume yet. '}
      <Link href="/account/files">{hasSome ? 'Your files' : 'Add your resume'}</Link>
    </>
  )
}
