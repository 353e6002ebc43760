import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import { FavoriteButton } from './favorite.tsx'
import { FitReasons } from './fit-reasons.tsx'
import { Hiring, hiring } from './hiring.tsx'
import styles from './job-card.module.css'
import { JobFacts } from './job-facts.tsx'
import { JobScoring } from './job-scoring.tsx'
import { MarkedText } from './marked.tsx'
import { MosMatched } from './mos-matched.tsx'
import type { JobBrief } from './schema.ts'

type Props = {
  job: JobBrief
  /** one level below the heading of the list */
  heading?: 'h2' | 'h3'
  /** no longer open, in a list of saved jobs */
  hasEnded?: boolean
  /** an action for mentors */
  action?: ReactNode
}

/** A job in a list: title, employer, facts, and why it matched. */
export function JobCard({ job, heading: Heading = 'h3', hasEnded, action }: Props) {
  return (
    <Card
      as="article"
      clickable
      tone={job.promoted ? 'promoted' : 'plain'}
      className={cx(styles.card, job.promoted && styles.promoted)}
    >
      <Logo name={hiring(job)} src={job.employer.logo} />
      <div className={styles.words}>
        {job.promoted && !hasEnded && <p className={styles.label}>Promoted</p>}
        {hasEnded && <Badge tone="warning">No longer open</Badge>}
        <Heading className={styles.title}>
          <Link href={job.href} data-cover="">
            {job.highlight?.title ? <MarkedText pieces={job.highlight.title} /> : job.title}
          </Link>
        </Heading>
        <Hiring job={job} />
      </div>
      <FavoriteButton job={job} />
      <div className={styles.rest}>
        <JobFacts job={job} />
        {job.highlight?.text && (
          <p className={styles.snippet}>
            <MarkedText pieces={job.highlight.text} />
          </p>
        )}
        {job.mos && <MosMatched {...job.mos} />}
        {job.fits && <FitReasons reasons={job.fits} />}
        {job.score && <JobScoring score={job.score} />}
        {action}
      </div>
    </Card>
  )
}
