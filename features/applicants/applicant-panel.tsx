import { ChatButton } from '#features/connections/widgets.ts'
import { applicantStatuses } from '#spec/lists.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { Select } from '#ui/select.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DateText } from '#ui/text.tsx'
import { DateInput, Textarea } from '#ui/text-input.tsx'
import styles from './applicants.module.css'
import { Fit } from './fit.tsx'
import { labelOfStatus } from './model/labels.ts'
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
                DD214 validated
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

function Decision({ applicant }: Of) {
  const { user, job, status, statusAt, history } = applicant
  return (
    <section aria-labelledby="decision">
      <Form action="/employer/applicant/status" name="decision" key={`${status} ${statusAt}`}>
        <h3 id="decision" className={styles.subheading}>
          Status
        </h3>
        <input type="hidden" name="job" value={job.id} />
        <input type="hidden" name="user" value={user.id} />
        <Select label="Status" hideLabel name="status" options={applicantStatuses} defaultValue={status} />
        <DateInput
          label="First day"
          name="startsOn"
          defaultValue={applicant.startsOn ?? ''}
          help="If you hire them."
        />
        <Checkbox label={`Email ${user.firstName} when the status changes`} name="notify" />
        <SubmitButton>Set status</SubmitButton>
      </Form>
      {history.length > 0 && (
        <ol className={styles.history} aria-label="History">
          {history.map((change) => (
            <li key={change.at}>
              {labelOfStatus(change.status)}, <DateText date={change.at} exact />
              {change.by && `, set by ${change.by}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Hire({ applicant: { id, user, startsOn, confirmed, confirmedAt } }: Of) {
  return (
    <section aria-labelledby="hire">
      <h3 id="hire" className={styles.subheading}>
        {confirmed ? 'Hire confirmed by both' : 'Hire'}
      </h3>
      <Stack gap="small">
        {startsOn && (
          <p className={styles.line}>
            First day <DateText date={startsOn} exact />
          </p>
        )}
        {confirmed ? (
          <p className={styles.line}>
            {user.firstName} confirmed on <DateText date={confirmedAt!} exact />.
          </p>
        ) : (
          <>
            <p className={styles.line}>
              {user.firstName} has not confirmed yet. It counts once both of you have.
            </p>
            <Form action={`/employer/applicants/${id}/remind`} name="remind">
              <SubmitButton size="small" variant="secondary" icon="mail">
                Ask {user.firstName} to confirm
              </SubmitButton>
            </Form>
          </>
        )}
      </Stack>
    </section>
  )
}

function Sent({ applicant: { message, resume, service, work } }: Of) {
  return (
    <section aria-labelledby="sent">
      <h3 id="sent" className={styles.subheading}>
        Application
      </h3>
      <Stack gap="small">
        {message && (
          <p className={styles.message} dir="auto">
            {message}
          </p>
        )}
        {[...service, ...work].length > 0 && (
          <ul className={styles.records}>
            {[...service, ...work].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {resume ? (
          <>
            <ButtonLink href={resume.url} variant="secondary" size="small" icon="download" download>
              {resume.name}
            </ButtonLink>
            {resume.preview && (
              <Disclosure summary="Preview of the resume">
                <iframe
                  className={styles.preview}
                  src={resume.preview}
                  title={`Resume ${resume.name}`}
                  loading="lazy"
                />
              </Disclosure>
            )}
          </>
        ) : (
          <p className={styles.line}>No resume was sent.</p>
        )}
      </Stack>
    </section>
  )
}

function Quiz({ applicant: { quizTakes } }: Of) {
  if (quizTakes.length === 0) return null
  return (
    <section aria-labelledby="quiz">
      <h3 id="quiz" className={styles.subheading}>
        Questions
      </h3>
      <ul className={styles.records}>
        {quizTakes.map((take) => (
          <li key={`${take.title} ${take.submittedAt}`}>
            <strong>{take.title}</strong>
            <dl>
              {take.answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
