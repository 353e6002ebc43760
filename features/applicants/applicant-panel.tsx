import { ChatButton } from '#features/connections/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { Textarea } from '#ui/text-input.tsx'
import { Decision, Hire } from './applicant-decision.tsx'
import { Quiz, Sent } from './applicant-sent.tsx'
import styles from './applicants.module.css'
import { Fit } from './fit.tsx'
import { Notes } from './notes.tsx'
import type { ApplicantDetail, ApplicantList } from './schema.ts'

type Props = {
  applicant: ApplicantDetail
  page: ApplicantList
  href: (change?: Record<string, unknown>) => string
}

/** One applicant: who, the decision, why they fit, the hire, what they sent, notes. */
export function ApplicantPanel({ applicant, page, href }: Props) {
  const { user, job, createdAt } = applicant
  const name = `${user.firstName} ${user.lastName}`
  return (
    <Card as="section" className={styles.panel}>
      <Neighbors applicant={applicant} page={page} href={href} />
      <header className={styles.person}>
        <Logo name={name} src={user.photo} />
        <div className={styles.words}>
          <h2 className={styles.heading}>{name}</h2>
          <span>{job.href ? <Link href={job.href}>{job.title}</Link> : job.title}</span>
          <span className={styles.line}>
            {user.place && `${user.place}, `}applied <DateText date={createdAt} exact />
          </span>
          <Cluster>
            {user.DD214Validated && (
              <Badge tone="success" icon="check">
                Service verified
              </Badge>
            )}
            <Link href={applicant.profile}>Profile</Link>
            <ChatButton to={{ uid: user.id }} name={name} />
          </Cluster>
        </div>
      </header>
      <Contact applicant={applicant} />
      <Decision applicant={applicant} />
      <Fit applicant={applicant} />
      {applicant.status === 'HIRED' && <Hire applicant={applicant} />}
      <Sent applicant={applicant} />
      <Quiz applicant={applicant} />
      <Notes applicant={applicant} />
    </Card>
  )
}

function Neighbors({ applicant, page: { applicants }, href }: Props) {
  const at = applicants.findIndex(({ id }) => id === applicant.id)
  const [before, after] = at < 0 ? [] : [applicants[at - 1], applicants[at + 1]]
  return (
    <nav aria-label="Applicants" className={styles.neighbors}>
      <Link href={href({ show: '' })} keepScroll>
        All applicants
      </Link>
      {before && (
        <Link href={href({ show: before.id })} keepScroll>
          Previous
        </Link>
      )}
      {after && (
        <Link href={href({ show: after.id })} keepScroll>
          Next
        </Link>
      )}
    </nav>
  )
}

type Of = { applicant: ApplicantDetail }

function Contact({ applicant: { id, email, phone, user } }: Of) {
  return (
    <div>
      <p className={styles.line}>
        <Link href={`mailto:${email}`}>{email}</Link>
        {phone && (
          <>
            {', '}
            <Link href={`tel:${phone}`}>{phone}</Link>
          </>
        )}
      </p>
      <Disclosure summary={`Message ${user.firstName}`}>
        <Form action="/employer/applicants/message" name={`message-${id}`}>
          <input type="hidden" name="applicants" value={id} />
          <Textarea label="Message" name="message" rows={5} required />
          <SubmitButton icon="mail">Send</SubmitButton>
        </Form>
      </Disclosure>
    </div>
  )
}
