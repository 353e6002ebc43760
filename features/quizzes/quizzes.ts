import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isModifiedSince } from '#lib/optimistic-lock.ts'
import { ownSites } from '#lib/own-sites.ts'
import { forbidden, Invalid, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { dropFilesOfQuiz } from './drop-files.ts'
import { quizMessages as words } from './messages.ts'
import { checkPictures, picturesOfQuiz, settleQuizPictures } from './pictures.ts'
import type { QuizForm, QuizQuestion, QuizValues } from './schema.ts'
import { addVersion, saveQuestions, takesOfVersion } from './versions.ts'

type Acting = NonNullable<Actor>
type Here = { id: string }

/** The quizzes of a site, and global ones. */
export const quizzesOn = (db: Db, site: Here) =>
  db
    .selectFrom('quizzes as q')
    .where((q) => q.or([q('q.theme_id', '=', site.id), q('q.is_global', '=', true)]))

/** As a condition on `quizzes as q`: administrators all, owners those of their sites, managers and mentors their own. */
export function mayEditQuiz(viewer: Person) {
  if (!may(viewer, 'quizzes.edit')) return sql<boolean>`false`
  const ofSites = ownSites(viewer, 'quizzes.everywhere').has('q.theme_id')
  return sql<boolean>`(coalesce(${ofSites}, false) or q.created_by is not distinct from ${viewer?.id ?? null}::uuid)`
}

/** A quiz of this site, or a global one, with the questions of its version. */
export async function findQuiz(db: Db, viewer: Person, site: Here, id: string) {
  const row = await quizzesOn(db, site)
    .innerJoin('quiz_versions as v', (on) =>
      on.onRef('v.quiz_id', '=', 'q.id').onRef('v.number', '=', 'q.version'),
    )
    .selectAll('q')
    .select(['v.questions', mayEditQuiz(viewer).as('mayEdit')])
    .where('q.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return { ...row, type: row.type as 'quiz' | 'survey', questions: row.questions as QuizQuestion[] }
}

/** @throws Problem 404 for one that is not on this site */
export async function quizFor(db: Db, viewer: Person, site: Here, id: string) {
  const quiz = await findQuiz(db, viewer, site, id)
  if (!quiz) throw notFound(words.gone)
  return quiz
}

/** The same without reading it, for what is saved with every answer. @throws Problem 404 */
export async function requireQuizHere(db: Db, site: Here, id: string): Promise<void> {
  const row = await quizzesOn(db, site).select('q.id').where('q.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(words.gone)
}

/** @throws Problem 404 for one that this viewer may not change */
export async function editable(db: Db, viewer: Person, id: string) {
  const row = await db
    .selectFrom('quizzes as q')
    .selectAll('q')
    .where(mayEditQuiz(viewer))
    .where('q.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(words.gone)
  return row
}

export async function valuesToEdit(db: Db, viewer: Person, id: string): Promise<QuizValues> {
  const row = await editable(db, viewer, id)
  const { questions } = await db
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', id)
    .where('number', '=', row.version)
    .executeTakeFirstOrThrow()
  return {
    ...{ id, name: row.name, type: row.type as QuizForm['type'], lead: row.lead, isGlobal: row.is_global },
    ...{ passMark: row.pass_mark, timeLimit: row.time_limit, attempts: row.attempts },
    ...{ shuffled: row.shuffled, anonymous: row.anonymous, questions: questions as QuizQuestion[] },
    ...{ unmodifiedSince: row.updated_at.toISOString(), version: row.version },
    takes: await takesOfVersion(db, id, row.version),
  }
}

const columnsOf = (form: QuizForm, viewer: Person) => ({
  ...{ name: form.name, lead: form.lead, shuffled: form.shuffled },
  ...{ pass_mark: form.passMark, time_limit: form.timeLimit, attempts: form.attempts },
  ...(may(viewer, 'quizzes.everywhere') && { is_global: form.isGlobal }),
})

/** @returns its id */
export const createQuiz = (db: Db, actor: Acting, form: QuizForm, site: Here): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await checkPictures(trx, actor.viewer, site.id, form.questions)
    const id = await addQuiz(trx, form, {
      ...{ themeId: site.id, createdBy: actor.viewer!.id },
      isGlobal: may(actor.viewer, 'quizzes.everywhere') && form.isGlobal,
    })
    await note(trx, actor, 'quiz.create', id, form.name, site.id)
    return id
  })

/** Adds one in nobody's name, without an entry in the audit trail. @returns its id */
export async function addQuiz(
  db: Db,
  form: QuizForm,
  from: { themeId: string; createdBy: string | null; isGlobal: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('quizzes')
    .values({
      ...columnsOf(form, null),
      ...{ type: form.type, anonymous: form.type === 'survey' && form.anonymous },
      ...{ theme_id: from.themeId, created_by: from.createdBy, is_global: from.isGlobal },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addVersion(db, id, 1, form.questions)
  return id
}

/**
 * Saves a quiz. Questions that were taken are never changed: they stay as a version, and a new one begins. The type, and
 * whether a survey is anonymous, stay as they were.
 * @returns whether a new version began
 * @throws Invalid for a stale form; Problem 404
 */
export const changeQuiz = (db: Db, actor: Acting, id: string, form: QuizForm): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const before = await editable(trx, actor.viewer, id)
    if (isModifiedSince(before.updated_at, form)) throw new Invalid({ form: words.savedMeanwhile })
    const pictures = await picturesOfQuiz(trx, id)
    await checkPictures(trx, actor.viewer, before.theme_id, form.questions, pictures)
    const isNew = await saveQuestions(trx, id, before.version, form.questions)
    const version = before.version + Number(isNew)
    await trx
      .updateTable('quizzes')
      .set({ ...columnsOf(form, actor.viewer), version, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await settleQuizPictures(trx, id, pictures)
    await note(trx, actor, 'quiz.change', id, form.name, before.theme_id)
    return isNew
  })

/** Document 2, section 6: quizzes marked global are deleted only by an administrator. All takes go, too. */
export async function deleteQuiz(db: Db, actor: Acting, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await editable(trx, actor.viewer, id)
    if (row.is_global && !may(actor.viewer, 'quizzes.everywhere')) throw forbidden(words.globalDelete)
    await dropFilesOfQuiz(trx, id)
    const pictures = await picturesOfQuiz(trx, id)
    await trx.deleteFrom('quizzes').where('id', '=', id).execute()
    await settleQuizPictures(trx, id, pictures)
    await note(trx, actor, 'quiz.delete', id, row.name, row.theme_id)
  })
}

const note = (db: Db, actor: Acting, action: string, id: string, name: string, themeId: string | null) =>
  audit(db, actor, { action, subject: { type: 'quiz', id }, themeId, detail: { name } })
