import { sql } from 'kysely'
import { notify } from '#features/notices/index.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { longDate } from '#ui/relative-date.ts'
import { examMessages } from './messages.ts'
import { cityDay, daysBefore, filingOn, reminderDay } from './model/filing.ts'

/** Turns a person's reminder of an exam on. Idempotent. @returns the next day on which one comes @throws Problem 404, Invalid */
export async function remind(
  db: Db,
  userId: string,
  themeId: string,
  examId: string,
  now = new Date(),
): Promise<string> {
  const exam = await examOf(db, examId)
  const today = cityDay(now)
  const { mayRemind, state } = filingOn(exam, today)
  if (!mayRemind) throw new Invalid({ form: examMessages.tooLate })
  await db
    .insertInto('exam_reminders')
    // What is open already needs no word that it opens.
    .values({ user_id: userId, exam_id: examId, theme_id: themeId, opened_at: state === 'open' ? now : null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return state === 'soon' ? exam.filingStart : reminderDay(exam.filingEnd)
}

export async function stopReminding(db: Db, userId: string, examId: string): Promise<void> {
  await db.deleteFrom('exam_reminders').where('user_id', '=', userId).where('exam_id', '=', examId).execute()
}

/** @throws Problem 404 */
export async function examOf(db: Db, id: string): Promise<{ filingStart: string; filingEnd: string }> {
  const exam = await db
    .selectFrom('exams')
    .select(sql<string>`to_char(filing_start, 'YYYY-MM-DD')`.as('filingStart'))
    .select(sql<string>`to_char(filing_end, 'YYYY-MM-DD')`.as('filingEnd'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!exam) throw notFound(examMessages.missing)
  return exam
}

type Due = { user_id: string; exam_id: string; theme_id: string | null; name: string; ends: string }
const batch = 500

/**
 * Tells people that filing has opened, and that it ends soon; each once, also when two processes do it at once. What a
 * stopped process missed goes out at the next run, while it still helps.
 * @returns how many were sent
 */
export async function sendReminders(db: Db, now = new Date()): Promise<number> {
  const today = cityDay(now)
  const closing = sql`${today}::date between e.filing_end - ${daysBefore}::int and e.filing_end`
  const open = sql`${today}::date between e.filing_start and e.filing_end - ${daysBefore + 1}::int`
  return (await send(db, 'closing_at', closing)) + (await send(db, 'opened_at', open))
}

async function send(
  db: Db,
  told: 'opened_at' | 'closing_at',
  isDue: ReturnType<typeof sql>,
): Promise<number> {
  let sent = 0
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<Due>`
        with due as (
          select r.user_id, r.exam_id from exam_reminders r join exams e on e.id = r.exam_id
          where r.${sql.ref(told)} is null and ${isDue} limit ${batch} for update of r skip locked
        )
        update exam_reminders r set ${sql.ref(told)} = now() from due, exams e
        where r.user_id = due.user_id and r.exam_id = due.exam_id and e.id = r.exam_id
        returning r.user_id, r.exam_id, r.theme_id, e.name, to_char(e.filing_end, 'YYYY-MM-DD') as ends`.execute(
        trx,
      )
      for (const due of rows) await tell(trx, due, told === 'opened_at')
      return rows.length
    })
    sent += count
    if (count < batch) return sent
  }
}

const tell = (trx: Db, { user_id, exam_id, theme_id, name, ends }: Due, isOpening: boolean) =>
  notify(trx, {
    userId: user_id,
    kind: 'exam',
    who: name,
    what: isOpening ? 'is open: you can apply now' : `closes on ${longDate(new Date(ends))}`,
    detail: 'A civil service exam of New York City that you asked about.',
    href: '/nyc-exams/list?active=true',
    themeId: theme_id,
    key: `exam ${exam_id}`,
  })
