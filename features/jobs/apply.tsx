import { applicationStatuses } from '#spec/lists.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { DateText } from '#ui/text.tsx'
import styles from './apply.module.css'
import { FavoriteWords } from './favorite.tsx'
import type { JobPage } from './schema.ts'

type Props = Pick<JobPage, 'job' | 'apply' | 'application'>
type Viewing = { viewer: { id: string } | null; csrf: string | null }

/** The way to the employer: a link or an e-mail, as the employer wishes. On a phone it stays in view. */
export function Apply({ job, apply, application }: Props) {
  const { viewer } = usePage<Viewing>().props
  return (
    <div className={styles.apply}>
      {apply && (viewer ? <ApplyAndFollow id={job.id} apply={apply} /> : <ApplyLink apply={apply} />)}
      <FavoriteWords job={job} />
      <div className={styles.words}>
        {apply?.kind === 'link' && <p>Opens {apply.host} in a new window.</p>}
        {apply?.kind === 'email' && !viewer && (
          <p>
            Write to {apply.address} and add your resume, or{' '}
            <Link
              href={`/user/login?redirectTo=${encodeURIComponent(`/jobs/${job.id}/apply`)}`}
              rel="nofollow"
            >
              sign in to send it from here
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
  if (apply.kind === 'email')
    return (
      <ButtonLink href={apply.href} size="large" icon="mail">
        Apply by e-mail
      </ButtonLink>
    )
  return (
    <ButtonLink href={apply.href} target="_blank" rel="noopener nofollow" size="large" iconAfter="external">
      Apply now
    </ButtonLink>
  )
}

/** A member's application is noted on the way: a form of its own, as a new window follows the answer. */
function ApplyAndFollow({ id, apply }: Way & { id: string }) {
  const { csrf } = usePage<Viewing>().props
  if (apply.kind === 'email')
    return (
      <ButtonLink href={`/jobs/${id}/apply`} size="large" icon="mail">
        Apply by e-mail
      </ButtonLink>
    )
  return (
    <form method="post" action={`/jobs/${id}/apply`} target="_blank" rel="noopener">
      <input type="hidden" name="csrf" value={csrf ?? ''} />
      <Button type="submit" size="large" iconAfter="external" wide>
        Apply now
      </Button>
    </form>
  )
}

/** Where the own application stands, or the way to follow the job without applying. */
function Following({ id, application }: { id: string } & Pick<Props, 'application'>) {
  if (application)
    return (
      <p className={styles.words}>
        <span>
          {applicationStatuses.find(({ value }) => value === application.status)!.label}
          {application.appliedAt && application.status !== 'INTERESTED' && (
            <>
              {' since '}
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
      {({ busy }) => (
        <>
          <input type="hidden" name="jobId" value={id} />
          <Button type="submit" variant="quiet" size="small" icon="plus" busy={busy}>
            I’m interested: follow this job
          </Button>
        </>
      )}
    </Form>
  )
}
