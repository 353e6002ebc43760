import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Logo } from '#ui/logo.tsx'
import styles from './employer-about.module.css'
import type { JobPage } from './schema.ts'

/** About the employer, with a link to its other jobs. */
export function EmployerAbout({ employer }: { employer: JobPage['job']['employer'] }) {
  return (
    <section className={styles.about}>
      <div className={styles.head}>
        <Logo name={employer.name} src={employer.logo} />
        <h2 className={styles.name}>About {employer.name}</h2>
      </div>
      {employer.abilityOne && <Badge tone="brand">AbilityOne employer</Badge>}
      {employer.about && (
        <p className={styles.text} dir="auto">
          {employer.about}
        </p>
      )}
      <p className={styles.links}>
        <Link href={employer.jobsHref}>All jobs at {employer.name}</Link>
        {employer.url && (
          <a href={employer.url} target="_blank" rel="noopener nofollow">
            Website <Icon name="external" label="(new window)" />
          </a>
        )}
      </p>
    </section>
  )
}
