import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { figure } from '#ui/figure.ts'
import { Link } from '#ui/link.tsx'
import styles from './company.module.css'
import type { CompanyPage } from './schema.ts'

/** New jobs by email: a saved search for this company. */
export const Follow = ({ page }: { page: CompanyPage }) =>
  page.isFollowing ? (
    <ButtonLink href="/my-saved-searches" variant="secondary" icon="check">
      Following
    </ButtonLink>
  ) : (
    <ButtonLink href={page.followHref} icon="plus" rel="nofollow">
      Follow
    </ButtonLink>
  )

/** Beside the page: what following is, with how many do. */
export function NewJobs({ page: { company, isFollowing, followers, followHref } }: { page: CompanyPage }) {
  const others = followers > 1 ? ` ${figure(followers)} people do.` : ''
  return (
    <Card as="section" className={cx(styles.section, styles.offPaper)}>
      <h2>New jobs by email</h2>
      {isFollowing ? (
        <>
          <p className={styles.quiet}>
            You get new jobs of {company.name} by email.{others}
          </p>
          <Link href="/my-saved-searches">Change how often</Link>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            Follow {company.name} and get new jobs, at most one email a day.{others}
          </p>
          <ButtonLink href={followHref} variant="secondary" rel="nofollow">
            Follow
          </ButtonLink>
        </>
      )}
    </Card>
  )
}
