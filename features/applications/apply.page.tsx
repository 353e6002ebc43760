import { fieldOf } from '#features/questions/list.ts'
import { QuestionFields } from '#features/questions/widgets.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { useForm } from '#ui/form-context.ts'
import { FormEnd } from '#ui/form-end.tsx'
import { Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { Select } from '#ui/select.tsx'
import { DateText } from '#ui/text.tsx'
import { Textarea } from '#ui/text-input.tsx'
import type { ApplyPage } from './schema.ts'

export type Props = ApplyPage

/** An application by email or on this site: a message, the applicant's resume, and the questions of the job. */
export default function Apply({ job, resumes, by, quiz, sentAt }: Props) {
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
        <Form action={`/jobs/${job.id}/apply`} keep={`apply-${job.id}`}>
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
              help={<ResumeHelp hasSome={resumes.length > 0} by={by} />}
            />
            {quiz && <Quiz quiz={quiz} />}
            <FormEnd cancel={`/jobs/${job.id}`} icon={by === 'email' ? 'mail' : 'check'}>
              Send application
            </FormEnd>
          </Stack>
        </Form>
      )}
    </Page>
  )
}

function Quiz({ quiz }: { quiz: NonNullable<Props['quiz']> }) {
  const { errors } = useForm()
  const wrong = Object.fromEntries(quiz.questions.map(({ id }) => [id, errors[fieldOf(id)]]))
  return (
    <section>
      <Stack>
        <h2>{quiz.title}</h2>
        {quiz.lead && <p>{quiz.lead}</p>}
        <QuestionFields questions={quiz.questions} errors={wrong} />
      </Stack>
    </section>
  )
}

function ResumeHelp({ hasSome, by }: { hasSome: boolean } & Pick<Props, 'by'>) {
  return (
    <>
      {hasSome
        ? by === 'email'
          ? 'The employer gets a link to it that works for 90 days. '
          : 'The people who hire for this job can read it. '
        : 'You have not uploaded a resume yet. '}
      <Link href="/account/files">{hasSome ? 'Your files' : 'Add your resume'}</Link>
    </>
  )
}
