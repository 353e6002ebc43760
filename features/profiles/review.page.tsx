import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import { DateText } from '#ui/text.tsx'
import type { Review } from './review/schema.ts'
import styles from './review.module.css'
import { Decision } from './view/dd214.tsx'

export type Props = Review

/** Reviews DD214s one after the other: who waits, the document, and the decision beside it. */
export default function ReviewDd214({ waiting, totalDocs, current }: Props) {
  return (
    <Page
      title="DD214 review"
      lead={totalDocs > 0 && `${totalDocs} waiting. Reading one is written to the audit log.`}
      actions={
        <ButtonLink href="/users/search?dd214=waiting" variant="quiet">
          List
        </ButtonLink>
      }
    >
      {current ? (
        <div className={styles.desk}>
          <Queue waiting={waiting} current={current.id} />
          <Document key={current.file.id} current={current} />
          <Decide key={current.id} current={current} />
        </div>
      ) : (
        <EmptyState title="No DD214 is waiting." icon="success" />
      )}
    </Page>
  )
}

const Queue = ({ waiting, current }: Pick<Props, 'waiting'> & { current: string }) => (
  <nav className={styles.queue} aria-label="Waiting">
    <ol>
      {waiting.map(({ id, name, since }) => (
        <li key={id}>
          <Link href={`/admin/dd214?person=${id}`} aria-current={id === current ? 'true' : undefined}>
            {name}
            <span className={styles.since}>
              <DateText date={since} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)

type Current = { current: NonNullable<Props['current']> }

const Document = ({ current: { id, name, file } }: Current) => (
  <section className={styles.document} aria-label="Document">
    <iframe
      src={`/admin/dd214/${id}/document#navpanes=0&view=FitH`}
      title={`DD214 of ${name}`}
      className={styles.paper}
    />
    <p>
      Not shown here?{' '}
      <a href={file.url} download>
        Download {file.name}
      </a>
    </p>
  </section>
)

const Decide = ({ current: { id, name, file, service, skipTo, sentAt } }: Current) => (
  <Card as="section" className={styles.decide}>
    <h2>{name}</h2>
    <p>
      Sent <DateText date={sentAt} exact />. <Link href={`/profile/${id}`}>Profile</Link>
    </p>
    {service.length === 0 ? (
      <Alert>The profile names no service to compare with.</Alert>
    ) : (
      <ul className={styles.service} aria-label="What the profile says">
        {service.map(({ branch, rank, occupation, fromYear, toYear }) => (
          <li key={`${branch} ${fromYear}`}>
            {[branch, rank, occupation && `${occupation.code} ${occupation.title}`]
              .filter(Boolean)
              .join(', ')}
            {(fromYear || toYear) && ` (${fromYear ?? ''} to ${toYear ?? 'now'})`}
          </li>
        ))}
      </ul>
    )}
    <Decision id={id} file={file.id} inReview />
    {skipTo && (
      <ButtonLink href={`/admin/dd214?person=${skipTo}`} variant="quiet">
        Skip
      </ButtonLink>
    )}
  </Card>
)
