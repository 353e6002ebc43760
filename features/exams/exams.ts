import { sql } from 'kysely'
import type { Db } from '#lib/db.ts'
import { pageIn } from '#lib/paged.ts'
import { scoreColors } from '#spec/limits.ts'
import { cityDay, filingOn } from './model/filing.ts'
import type { Exam, ExamList, ExamQuery, FilingState } from './schema.ts'
import { scorerFor } from './seeker.ts'

/** Of those that are past only the newest are listed. */
const most = 1_000

/** Exams for a person: those whose filing is open today in New York, or the others; the best fit first. */
export async function examList(
  db: Db,
  userId: string,
  query: ExamQuery,
  now = new Date(),
): Promise<ExamList> {
  const today = cityDay(now)
  const wanted = statesOf(query)
  const [exams, counts] = await Promise.all([examsFor(db, userId, wanted, today), countByState(db, today)])
  const { rows, totalDocs, page, limit } = pageIn(exams.sort(orders[query.sort]), query)
  const isScored = rows.length === 0 || rows.some(({ score }) => score !== null)
  return { ...query, page, limit, data: rows, totalDocs, counts, profileId: userId, isScored }
}

/** Open exams that fit a person well enough to be recommended. */
export async function recommendedExams(db: Db, userId: string, now = new Date()): Promise<Exam[]> {
  const exams = await examsFor(db, userId, ['open'], cityDay(now))
  return exams.filter(({ score }) => score !== null && score >= scoreColors.redBelow).sort(orders.fit)
}

const statesOf = ({ active, when }: ExamQuery): FilingState[] =>
  active === 'true' ? ['open'] : when === '' ? ['soon', 'past'] : [when]

const orders = {
  fit: (a: Exam, b: Exam) => (b.score ?? 0) - (a.score ?? 0) || orders.closing(a, b),
  closing: (a: Exam, b: Exam) => a.filingEnd.localeCompare(b.filingEnd) || a.name.localeCompare(b.name),
}

/** The state of `e` on a day of the city. */
const stateOn = (today: string) => sql<FilingState>`case when ${today}::date < filing_start then 'soon'
  when ${today}::date > filing_end then 'past' else 'open' end`

async function examsFor(db: Db, userId: string, states: FilingState[], today: string): Promise<Exam[]> {
  const [score, rows] = await Promise.all([
    scorerFor(db, userId),
    db
      .selectFrom('exams')
      .leftJoin('exam_reminders as r', (join) =>
        join.onRef('r.exam_id', '=', 'id').on('r.user_id', '=', userId),
      )
      .select(['id', 'name', 'number', 'fee_cents', 'pdf_link', 'category_id'])
      .select(sql<string>`to_char(filing_start, 'YYYY-MM-DD')`.as('filingStart'))
      .select(sql<string>`to_char(filing_end, 'YYYY-MM-DD')`.as('filingEnd'))
      .select(sql<boolean>`r.user_id is not null`.as('isReminded'))
      .where(stateOn(today), 'in', states)
      .orderBy('filing_end', 'desc')
      .orderBy('id')
      .limit(most)
      .execute(),
  ])
  return rows.map(
    ({ id, name, number, fee_cents, pdf_link, category_id, filingStart, filingEnd, isReminded }) => ({
      ...{ id, name, number, filingStart, filingEnd, isReminded },
      fee: fee_cents === null ? null : fee_cents / 100,
      pdfLink: pdf_link,
      ...score({ name, category_id }),
      ...filingOn({ filingStart, filingEnd }, today),
    }),
  )
}

async function countByState(db: Db, today: string): Promise<Record<FilingState, number>> {
  const rows = await db
    .selectFrom('exams')
    .select([stateOn(today).as('state'), sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
  const of = (state: FilingState) => rows.find((row) => row.state === state)?.count ?? 0
  return { open: of('open'), soon: of('soon'), past: of('past') }
}
