import { sql } from 'kysely'
import { titleClassifier } from '#features/occupations/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { pageOf } from '#lib/paged.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { examMessages as messages } from '../messages.ts'
import { cityDay, filingOn } from '../model/filing.ts'
import type { AdminList, AdminQuery, ExamEdit, ExamForm, ImportLine } from '../schema.ts'

const start = sql<string>`to_char(filing_start, 'YYYY-MM-DD')`.as('filingStart')
const end = sql<string>`to_char(filing_end, 'YYYY-MM-DD')`.as('filingEnd')

export async function listExams(db: Db, query: AdminQuery): Promise<AdminList> {
  const like = `%${query.q.replace(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('exams')
    .leftJoin('categories', 'categories.id', 'category_id')
    .select(['exams.id', 'name', 'number', 'categories.label as category', start, end])
    .$if(query.q !== '', (all) =>
      all.where((is) => is.or([is('name', 'ilike', like), is('number', 'ilike', like)])),
    )
    .orderBy('filing_end', 'desc')
    .orderBy('exams.id')
  const { rows, ...page } = await pageOf(db, found, query)
  const today = cityDay(new Date())
  return { ...query, ...page, exams: rows.map((row) => ({ ...row, state: filingOn(row, today).state })) }
}

/** @throws Problem 404 */
export async function examEdit(db: Db, id: string): Promise<ExamEdit> {
  const row = await db
    .selectFrom('exams')
    .select(['name', 'number', 'fee_cents', 'pdf_link as pdfLink', start, end])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(messages.missing)
  const { fee_cents, ...values } = row
  return { exam: { id }, values: { ...values, fee: fee_cents === null ? null : fee_cents / 100 } }
}

/** @throws Invalid for a number that is taken */
export async function addExam(db: Db, actor: Actor, form: ExamForm): Promise<string> {
  const row = await rowOf(db, form)
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('exams')
      .values(row)
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Invalid({ number: messages.taken })
    await auditExam(trx, actor, 'create', added.id, form.name)
    return added.id
  })
}

/** @throws Problem 404, Invalid for a number that is taken */
export async function changeExam(db: Db, actor: Actor, id: string, form: ExamForm): Promise<void> {
  const row = await rowOf(db, form)
  await db.transaction().execute(async (trx) => {
    const other = await trx
      .selectFrom('exams')
      .select('id')
      .where('number', '=', form.number)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other) throw new Invalid({ number: messages.taken })
    const changed = await trx
      .updateTable('exams')
      .set({ ...row, updated_at: new Date() })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw notFound(messages.missing)
    await auditExam(trx, actor, 'change', id, form.name)
  })
}

/** What a file says of an exam, idempotent by its number. */
export async function receiveExam(
  db: Db,
  actor: Actor,
  form: ExamForm,
  classify?: Classify,
): Promise<ImportLine['result']> {
  const row = await rowOf(db, form, classify)
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; is_new: boolean }>`
      insert into exams (number, name, fee_cents, pdf_link, filing_start, filing_end, category_id)
      values (${row.number}, ${row.name}, ${row.fee_cents}, ${row.pdf_link}, ${row.filing_start}, ${row.filing_end}, ${row.category_id})
      on conflict (number) do update set name = excluded.name, fee_cents = excluded.fee_cents, pdf_link = excluded.pdf_link,
        filing_start = excluded.filing_start, filing_end = excluded.filing_end, category_id = excluded.category_id, updated_at = now()
      where (exams.name, exams.fee_cents, exams.pdf_link, exams.filing_start, exams.filing_end)
        is distinct from (excluded.name, excluded.fee_cents, excluded.pdf_link, excluded.filing_start, excluded.filing_end)
      returning id, xmax = 0 as is_new`.execute(trx)
    const [written] = rows
    if (!written) return 'same'
    await auditExam(trx, actor, written.is_new ? 'create' : 'change', written.id, form.name)
    return written.is_new ? 'added' : 'changed'
  })
}

/** @throws Problem 404 */
export async function deleteExam(db: Db, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('exams').where('id', '=', id).returning('name').executeTakeFirst()
    if (!gone) throw notFound(messages.missing)
    await auditExam(trx, actor, 'delete', id, gone.name)
  })
}

export type Classify = (title: string) => Promise<string | null>

/** Which category of jobs a title belongs to. */
export async function categoryClassifier(db: Db): Promise<Classify> {
  const classify = await titleClassifier(db)
  const careers = await db.selectFrom('careers').select(['soc', 'category_id']).execute()
  const categories = new Map(careers.map(({ soc, category_id }) => [soc, category_id]))
  return async (title) => {
    const [best] = classify(title)
    return (best && categories.get(best.soc)) ?? null
  }
}

async function rowOf(db: Db, form: ExamForm, classify?: Classify) {
  const categoryOf = classify ?? (await categoryClassifier(db))
  return {
    number: form.number,
    name: form.name,
    fee_cents: form.fee === null ? null : Math.round(form.fee * 100),
    pdf_link: form.pdfLink,
    filing_start: sql<Date>`${form.filingStart}::date`,
    filing_end: sql<Date>`${form.filingEnd}::date`,
    category_id: await categoryOf(form.name),
  }
}

const auditExam = (db: Db, actor: Actor, verb: string, id: string, name: string) =>
  audit(db, actor, { action: `exam.${verb}`, subject: { type: 'exam', id }, detail: { name } })
