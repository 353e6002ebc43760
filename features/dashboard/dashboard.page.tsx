import type { SiteProps } from '#features/themes/schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { usePage } from '#ui/nav.ts'
import { Page } from '#ui/page.tsx'
import styles from './dashboard.module.css'
import { dashboardMessages } from './messages.ts'
import { pathOf } from './model/paths.ts'
import { FoldForm, Module } from './module.tsx'
import { Arrange } from './order/arrange.tsx'
import type { Dashboard } from './schema.ts'

export type Props = Dashboard

/** What waits, then the modules in two columns; one below the other on a phone, the left column first. */
export default function DashboardPage({ firstName, next, modules, arranging, path, mayConfigure }: Props) {
  const { site } = usePage<{ site: SiteProps }>().props
  const findsJobs = site.applications.search && path === pathOf.User
  return (
    <Page
      title="Dashboard"
      heading={`Welcome back, ${firstName}`}
      actions={
        <>
          {modules.length > 1 && (
            <ButtonLink href={`${path}?arrange=true`} variant="secondary">
              Arrange
            </ButtonLink>
          )}
          {findsJobs && <ButtonLink href="/jobs/search">Find jobs</ButtonLink>}
        </>
      }
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
        {arranging && <Arrange {...arranging} />}
        {!arranging && modules.length === 0 && (
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
        )}
        {modules.length > 0 && <FoldForm />}
        {modules.length > 0 && (
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
