import { daysInWords, examMessages, isUrgent } from '#features/exams/widgets.ts'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { longDate } from '#ui/relative-date.ts'
import { Foot, Missing, None, Row, Rows } from '../parts.tsx'
import type { ViewProps } from '../views.tsx'
import type { ExamsData } from './load.ts'

export default function NycExams({ data: { exams, total, hint } }: ViewProps<ExamsData>) {
  return (
    <>
      {exams.length === 0 &&
        (hint ? (
          <Missing hint={{ ...hint, text: `${examMessages.none} ${hint.text}` }} />
        ) : (
          <None>{examMessages.none}</None>
        ))}
      <Rows>
        {exams.map((exam) => (
          <Row
            key={exam.id}
            title={exam.name}
            href={exam.pdfLink ?? '/nyc-exams/list?active=true'}
            lines={[
              `Filing until ${longDate(new Date(exam.filingEnd))}`,
              exam.score === null ? null : `Fit ${exam.score} of 100`,
            ]}
          >
            <Badge tone={isUrgent(exam) ? 'warning' : 'neutral'}>{daysInWords(exam)}</Badge>
          </Row>
        ))}
      </Rows>
      <Foot>
        <Link href="/nyc-exams/list?active=true">
          {total > exams.length ? `See all ${total} that fit` : 'See all exams'}
        </Link>
      </Foot>
    </>
  )
}
