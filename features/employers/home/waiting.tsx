import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './home.module.css'
import type { EmployerHome, Matter } from './schema.ts'

const icons: Record<Matter['key'], IconName> = {
  ...{ applicants: 'user', messages: 'message', feed: 'rss', closing: 'calendar' },
}

/** One row a matter, most pressing first. */
export function Waiting({ home }: { home: EmployerHome }) {
  const { matters, approval, jobCount } = home
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2>Waiting for you</h2>
        {approval?.state === 'Approved' && (
          <Badge tone="success" icon="check">
            Approved
          </Badge>
        )}
      </div>
      {matters.length === 0 ? (
        <p className={styles.quiet}>
          You’re all caught up.{' '}
          {jobCount > 0 &&
            `Everyone has an answer, and ${jobCount === 1 ? 'your job is' : `all ${jobCount} jobs are`} open.`}
        </p>
      ) : (
        <ul className={styles.matters}>
          {matters.map(({ key, title, text, href, action }) => (
            <li key={key}>
              <Icon name={icons[key]} />
              <div className={styles.matter}>
                <h3>{title}</h3>
                <p className={styles.quiet}>{text}</p>
              </div>
              <ButtonLink href={href} variant="secondary">
                {action} <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
