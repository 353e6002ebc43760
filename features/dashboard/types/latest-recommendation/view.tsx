import { recommendationMessages } from '#spec/messages.ts'
import { Link } from '#ui/link.tsx'
import { DateText } from '#ui/text.tsx'
import { Foot, None, Row, Rows } from '../parts.tsx'
import styles from '../rows.module.css'
import type { ViewProps } from '../views.tsx'
import type { RecommendationData } from './load.ts'

export default function LatestRecommendation({ data: { latest, open } }: ViewProps<RecommendationData>) {
  if (!latest) return <None>{recommendationMessages.none}</None>
  return (
    <>
      <p>
        <b>{latest.mentor}</b> · <DateText date={latest.at} />
      </p>
      {latest.note && <blockquote className={styles.quote}>{latest.note}</blockquote>}
      <Rows>
        <Row title={latest.title} href={latest.href} lines={[latest.by]} />
      </Rows>
      <Foot>
        <Link href="/recommendations/list?onlyNonComplete=true">
          {open === 1 ? 'All recommendations' : `All ${open} recommendations`}
        </Link>
      </Foot>
    </>
  )
}
