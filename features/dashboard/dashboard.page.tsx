import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Page } from '#ui/page.tsx'
import styles from './dashboard.module.css'
import { dashboardMessages } from './messages.ts'
import { Module } from './module.tsx'
import type { Dashboard } from './schema.ts'

export type Props = Dashboard

/** What waits, then the modules in two columns; one below the other on a phone, the left column first. */
export default function DashboardPage({ firstName, next, modules, mayConfigure }: Props) {
  return (
    <Page
      title="Dashboard"
      heading={`Welcome back, ${firstName}`}
      actions={<ButtonLink href="/jobs/search">Find jobs</ButtonLink>}
    >
      <div className={styles.dashboard}>
        {next && (
          <Link href={next.href} className={styles.next}>
            <span>
              <b>{next.title}</b>
              <span>{next.text}</span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        )}
        {modules.length === 0 ? (
          <EmptyState
            title={dashboardMessages.none}
            icon="grid"
            actions={
              mayConfigure && (
                <ButtonLink href="/admin/dashboard-modules/new" variant="secondary">
                  Add a module
                </ButtonLink>
              )
            }
          />
        ) : (
          <div className={styles.modules}>
            {(['left', 'right'] as const).map((side) => (
              <div key={side} className={styles.column}>
                {modules
                  .filter((module) => module.side === side)
                  .map((module) => (
                    <Module key={module.id} {...module} />
                  ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </Page>
  )
}
