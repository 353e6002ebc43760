import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { FormEnd } from '#ui/form-end.tsx'
import { Container, PageHeader, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Head } from '#ui/nav.ts'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { Textarea } from '#ui/text-input.tsx'
import styles from './leaving.module.css'
import type { ApplyPage } from './schema.ts'

export type Props = ApplyPage

/** An application by mail: a few words and the own resume. */
export default function Apply({ job, resumes, sentAt }: Props) {
  const employer = job.feedEmployer ?? job.employer.name
  return (
    <Container narrow>
      <Head title={`Apply for ${job.title}`} />
      <div className={styles.page}>
        <PageHeader title={`Apply for ${job.title}`} lead={`at ${employer}`} />
        {sentAt ? (
          <Alert title="You have applied for this job">
            <p>
              Your application left on <DateText date={sentAt} exact />.{' '}
              <Link href="/jobs/applications">Your applications</Link>
            </p>
          </Alert>
        ) : (
          <Form action={`/jobs/${job.id}/apply`}>
            {({ errors, busy, typed }) => (
              <Stack gap="large">
                <Textarea
                  label="Your message"
                  help={`${employer} answers to the e-mail address of your account.`}
                  name="message"
                  rows={8}
                  maxLength={5000}
                  defaultValue={typed.message}
                  error={errors.message}
                />
                <Select
                  label="Resume"
                  name="resumeFileId"
                  options={resumes}
                  empty="Without a resume"
                  defaultValue={typed.resumeFileId ?? resumes[0]?.value}
                  error={errors.resumeFileId}
                  help={<ResumeHelp hasSome={resumes.length > 0} />}
                />
                <FormEnd cancel={`/jobs/${job.id}`} icon="mail" busy={busy}>
                  Send application
                </FormEnd>
              </Stack>
            )}
          </Form>
        )}
      </div>
    </Container>
  )
}

function ResumeHelp({ hasSome }: { hasSome: boolean }) {
  return (
    <>
      {hasSome ? 'The employer gets a link to it, good for 90 days. ' : 'You have no resume here yet. '}
      <Link href="/account/files">{hasSome ? 'Your files' : 'Add your resume'}</Link>
    </>
  )
}
