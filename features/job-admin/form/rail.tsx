import { JobFacts } from '#features/job-cards/widgets.ts'
import { Card } from '#ui/card.tsx'
import { figure } from '#ui/figure.ts'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { type Posting, wordsOf } from '../model/posting.ts'
import { flagsOfPosting } from './flag-list.tsx'
import styles from './form.module.css'
import type { JobEdit, Reach } from './schema.ts'

type Props = { company: JobEdit['company']; posting: Posting; reach: Reach }

/** Beside the form: how people see the card, who finds it, what to look at before posting. */
export const Rail = (props: Props) => (
  <div className={styles.rail}>
    <Preview {...props} />
    <FoundBy {...props} />
    <Checks {...props} />
  </div>
)

function Preview({ company, posting }: Props) {
  const { title, wage, type, careerLevel, place, workplace } = posting
  const job = {
    ...{ title: title || 'Title of the job', wage, type, careerLevel },
    addressShort: place || null,
    distance: null,
    isRemote: workplace === 'remote',
    isHybrid: workplace === 'hybrid',
  }
  return (
    <section className={styles.side} aria-labelledby="preview">
      <h2 id="preview">In the search</h2>
      <Card className={styles.preview}>
        <Logo name={company.name} src={company.logo} />
        <div className={styles.words}>
          <strong className={styles.title}>{job.title}</strong>
          <span className={styles.quiet}>{company.name}</span>
        </div>
        <div className={styles.rest}>
          <JobFacts job={job} />
          {!wage && <span className={styles.missing}>No pay given</span>}
          <p className={styles.snippet}>{wordsOf(posting.description)}</p>
        </div>
      </Card>
    </section>
  )
}

function FoundBy({ reach: { careers, codes, people, near } }: Props) {
  const most = Math.max(1, ...codes.map((code) => code.people))
  return (
    <section className={styles.side} aria-labelledby="found-by">
      <h2 id="found-by">Found by veterans</h2>
      <div aria-live="polite">
        {codes.length === 0 ? (
          <p className={styles.quiet}>
            The title names no civilian occupation that we know. A usual title is found by the military codes
            that lead to such work.
          </p>
        ) : (
          <>
            <p>
              <strong className={styles.big}>{figure(people)}</strong>{' '}
              {people === 1 ? 'person here has' : 'people here have'} a code that leads to this work
              {near !== null && `, ${figure(near)} within 50 miles`}.
            </p>
            <p className={styles.quiet}>As {careers.join(', ')}</p>
          </>
        )}
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code.id}>
            <strong>{code.code}</strong>
            <span>
              {code.title} <span className={styles.quiet}>{code.branch}</span>
              <meter className={styles.meter} max={most} value={code.people}>
                {code.people}
              </meter>
            </span>
            <span className={styles.count}>{figure(code.people)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ofKind = { pay: 'Pay', jargon: 'Plain words', discriminatory: 'Fair to everyone' } as const

function Checks({ posting }: Props) {
  const flags = flagsOfPosting(posting)
  const rows = [
    { label: 'Title', isMissing: !posting.title.trim() },
    { label: 'Place', isMissing: posting.workplace !== 'remote' && !posting.place.trim() },
    { label: 'Description', isMissing: !wordsOf(posting.description) },
    ...Object.entries(ofKind).map(([kind, label]) => ({
      label,
      isMissing: flags.some((flag) => flag.kind === kind),
    })),
  ]
  return (
    <section className={styles.side} aria-labelledby="checks">
      <h2 id="checks">Before you post</h2>
      <ul className={styles.checks}>
        {rows.map(({ label, isMissing }) => (
          <li key={label} className={isMissing ? styles.open : styles.done}>
            <Icon name={isMissing ? 'warning' : 'check'} />
            {label}
            {isMissing && ': look at it'}
          </li>
        ))}
      </ul>
    </section>
  )
}
