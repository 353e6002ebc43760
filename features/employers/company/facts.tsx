import { Card } from '#ui/card.tsx'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import styles from './company.module.css'
import { NewJobs } from './follow.tsx'
import type { CompanyPage } from './schema.ts'
import { Where } from './where.tsx'

const monthOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Beside the page: facts, address, how to claim it. */
export function Facts({ page }: { page: CompanyPage }) {
  const { company, hired, claimHref } = page
  const facts: [string, string | number | null][] = [
    ['Founded', company.yearFounded],
    ['Industry', company.industry],
    ['Type', company.type],
    ['Union', company.localUnion && `Local ${company.localUnion}`],
    ['AbilityOne', company.abilityOne ? 'Yes' : null],
    ['Federal contractor', company.federalContractor ? 'Yes' : null],
    ['Veterans hired here', hired && `${figure(hired.count)}, since ${monthOf(hired.since)}`],
  ]
  const known = facts.filter(([, value]) => value)
  return (
    <aside className={styles.side}>
      {known.length > 0 && (
        <Card as="section" className={styles.section}>
          <h2>Facts</h2>
          <dl className={styles.facts}>
            {known.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Where page={page} />
      <NewJobs page={page} />
      {claimHref && (
        <Card as="section" className={styles.section}>
          <h2>Is this your company?</h2>
          <p className={styles.quiet}>Nobody manages this page yet. Its jobs come from a feed.</p>
          <Link href={claimHref} rel="nofollow">
            Claim it
          </Link>
        </Card>
      )}
    </aside>
  )
}
