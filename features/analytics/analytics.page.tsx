import { addressOf } from '#schema/address.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TimeText } from '#ui/local-time.tsx'
import { Page } from '#ui/page.tsx'
import styles from './analytics.module.css'
import { BySite } from './by-site.tsx'
import { Controls } from './controls.tsx'
import { FigureChart } from './figure-chart.tsx'
import { FromSignUpToHire } from './from-sign-up.tsx'
import { type Analytics, AnalyticsQuery } from './schema.ts'
import { Subjects } from './subjects.tsx'
import { Tiles } from './tiles.tsx'

export type Props = Analytics

/** What happens on sites: all figures, the chosen one large, what it is made of, and by site. */
export default function AnalyticsPage(props: Props) {
  const { until, subjects, subject } = props
  return (
    <Page
      title="Analytics"
      lead={
        <>
          Counted without cookies and without tracking anyone.
          {until && (
            <>
              {' '}
              Up to date as of <TimeText date={until} />.
            </>
          )}
        </>
      }
      actions={
        <ButtonLink
          href={addressOf('/analytics.csv', AnalyticsQuery, props, { subject: '' })}
          variant="secondary"
          icon="download"
          download
        >
          Download CSV
        </ButtonLink>
      }
    >
      <Controls {...props} />
      {!until && (
        <Alert title="Nothing is counted yet">
          What happens in an hour is counted when the hour is over. Come back in an hour.
        </Alert>
      )}
      {!subject && <Tiles {...props} />}
      <FigureChart {...props} />
      <div className={styles.two}>
        {subjects && <Subjects {...props} subjects={subjects} />}
        {!subject && <FromSignUpToHire {...props} />}
      </div>
      <BySite {...props} />
    </Page>
  )
}
