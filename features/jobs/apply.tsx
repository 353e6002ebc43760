import { FavoriteWords } from '#features/job-cards/widgets.ts'
import { applicationStatuses } from '#spec/lists.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { router, usePage } from '#ui/nav.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import styles from './apply.module.css'
import type { JobPage } from './schema.ts'

type Props = Pick<JobPage, 'job' | 'isShown' | 'apply' | 'application'>
type Viewing = { viewer: { id: string } | null; csrf: string | null }

/** How to apply: by link or by email, as the employer prefers. On a phone it stays in view. */
export function Apply({ job, isShown, apply, application }: Props) {
  const { viewer } = usePage<Viewing>().props
  return (
    <div className={styles.apply}>
      {application?.appliedAt && <Applied />}
      {apply &&
        (viewer ? (
          <ApplyAndFollow id={job.id} apply={apply} isAgain={Boolean(application?.appliedAt)} />
        ) : (
          <ApplyLink apply={apply} />
        ))}
      {isShown && <FavoriteWords job={job} />}
      <div className={styles.words}>
        {apply?.kind === 'link' && <p>Opens {apply.host} in a new window.</p>}
        {apply?.kind === 'here' && !viewer && <p>You apply on this site, with your account.</p>}
        {apply?.kind === 'email' && !viewer && (
          <p>
            Email {apply.address} with your resume, or{' '}
            <Link
              href={`/user/login?redirectTo=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}
              rel="nofollow"
            >
              sign in to apply from here
            </Link>
            .
          </p>
        )}
        {job.expiresAt && (
          <p>
            Closes <DateText date={job.expiresAt} exact />
          </p>
        )}
      </div>
      {viewer && <Following id={job.id} application={application} />}
    </div>
  )
}

type Way = { apply: NonNullable<JobPage['apply']> }

function ApplyLink({ apply }: Way) {
  if (apply.kind === 'here')
    return (
      <ButtonLink
        href={`/user/login?redirectTo=${encodeURIComponent(apply.href)}`}
        rel="nofollow"
        size="large"
      >
        Apply now
      </ButtonLink>
    )
  if (apply.kind === 'email')
    return (
      <ButtonLink href={apply.href} size="large" icon="mail">
        Apply by email
      </ButtonLink>
    )
  return (
    <ButtonLink href={apply.href} target="_blank" rel="noopener nofollow" size="large" iconAfter="external">
      Apply now
    </ButtonLink>
  )
}

/** Records a member's application on the way. A plain form, because a new window follows the answer. */
function ApplyAndFollow({ id, apply, isAgain }: Way & { id: string; isAgain: boolean }) {
  const { csrf } = usePage<Viewing>().props
  const look = isAgain ? ({ variant: 'secondary' } as const) : ({ size: 'large' } as const)
  if (apply.kind === 'here')
    return isAgain ? null : (
      <ButtonLink href={apply.href} {...look}>
        Apply now
      </ButtonLink>
    )
  if (apply.kind === 'email')
    return (
      <ButtonLink href={`/jobs/${id}/apply`} icon="mail" {...look}>
        {isAgain ? 'Apply by email again' : 'Apply by email'}
      </ButtonLink>
    )
  return (
    <form
      method="post"
      action={`/jobs/${id}/apply`}
      target="_blank"
      rel="noopener"
      onSubmit={refreshOnReturn}
    >
      <input type="hidden" name="csrf" value={csrf ?? ''} />
      <Button type="submit" iconAfter="external" wide {...look}>
        {isAgain ? `Open ${apply.host} again` : 'Apply now'}
      </Button>
    </form>
  )
}

/** The application goes on in another window: back in this one, the page shows it. */
const refreshOnReturn = () =>
  addEventListener('focus', () => router.reload({ only: ['application'] }), { once: true })

const Applied = () => (
  <ButtonLink href="/jobs/applications" size="large" icon="check">
    You applied: your applications
  </ButtonLink>
)

/** The status of the viewer's application, or a button to follow the job without applying. */
function Following({ id, application }: { id: string } & Pick<Props, 'application'>) {
  if (application)
    return (
      <p className={styles.words}>
        <span>
          {application.appliedAt && application.status === 'APPLIED' ? 'You' : statusOf(application)}
          {application.appliedAt && application.status !== 'INTERESTED' && (
            <>
              {application.status === 'APPLIED' ? ' applied on ' : '; you applied on '}
              <DateText date={application.appliedAt} exact />
            </>
          )}
          {'. '}
          <Link href="/jobs/applications">Your applications</Link>
        </span>
      </p>
    )
  return (
    <Form action="/jobs/applications" className={styles.following}>
      <input type="hidden" name="jobId" value={id} />
      <SubmitButton variant="quiet" size="small" icon="plus">
        I’m interested: follow this job
      </SubmitButton>
    </Form>
  )
}

const statusOf = ({ status }: NonNullable<Props['application']>) =>
  applicationStatuses.find(({ value }) => value === status)!.label
