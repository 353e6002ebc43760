import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import { Foot, Missing, Row, Rows } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { ApplicationsData } from './load.ts'

export default function Applications({ data: { total, stages, rows } }: ViewProps<ApplicationsData>) {
  if (total === 0) {
    const text = 'Jobs you apply to or follow appear here, with what comes next.'
    return <Missing hint={{ text, action: 'Find jobs', href: '/jobs/search' }} />
  }
  return (
    <>
      <dl className={styles.stages}>
        {stages.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Rows>
        {rows.map(({ id, title, href, employer, logo, status, nextStepOn }) => (
          <Row
            key={id}
            title={title}
            href={href}
            logo={{ name: employer, src: logo }}
            lines={[
              employer,
              nextStepOn && (
                <>
                  Next step <DateText date={nextStepOn} exact />
                </>
              ),
            ]}
          >
            <Badge>{status}</Badge>
          </Row>
        ))}
      </Rows>
      <Foot>
        <Link href="/jobs/applications">
          {total === 1 ? 'See your application' : `See all ${total} applications`}
        </Link>
      </Foot>
    </>
  )
}
