import { categoryLabels } from '#features/categories/index.ts'
import { removePackage } from '#features/files/index.ts'
import { editableTrainings } from '#features/learning-cards/index.ts'
import { quizChoices } from '#features/quizzes/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isModifiedSince } from '#lib/optimistic-lock.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { commonFrameHosts } from '#spec/frame-hosts.ts'
import type { TrainingIcon, TrainingType } from './list.ts'
import { trainingMessages as words } from './messages.ts'
import type { TrainingForm, TrainingLink, TrainingValues } from './schema.ts'
import { scormMessages } from './scorm/messages.ts'
import { type PackageKept, packageIn, packageOf, replacePackage } from './scorm/packages.ts'

type Acting = NonNullable<Actor>
/** The site on which it is edited, and the hosts that it lets into frames. */
export type EditedOn = {
  id: string
  content: { frames?: readonly string[] }
  /** whether packages can be played */
  hasPackages: boolean
}

const mayShowEverywhere = (viewer: Person) => may(viewer, 'trainings.everywhere')

/** @throws Invalid */
export async function createTraining(
  db: Db,
  actor: Acting,
  form: TrainingForm,
  site: EditedOn,
): Promise<{ id: string } & PackageKept> {
  const unpacked = await packageIn(form)
  await refuseIncomplete(db, actor.viewer, form, site, unpacked !== null)
  return db.transaction().execute(async (trx) => {
    const themeId = mayShowEverywhere(actor.viewer) && form.site !== undefined ? form.site || null : site.id
    const { id } = await trx
      .insertInto('trainings')
      .values({
        ...columnsOf(form),
        ...(mayShowEverywhere(actor.viewer) && adminColumnsOf(form)),
        ...{ theme_id: themeId, created_by: actor.viewer!.id },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const kept = await replacePackage(trx, { id, themeId }, form, unpacked)
    await note(trx, actor, 'training.create', id, form.title, themeId)
    return { id, ...kept }
  })
}

/** Adds one in nobody's name, with its package. @param themeId null: on all sites @returns its id @throws Invalid */
export async function addTraining(db: Db, form: TrainingForm, themeId: string | null): Promise<string> {
  const unpacked = await packageIn(form)
  const { id } = await db
    .insertInto('trainings')
    .values({ ...columnsOf(form), ...adminColumnsOf(form), theme_id: themeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replacePackage(db, { id, themeId }, form, unpacked)
  return id
}

/** @throws Invalid; Problem 404 for one that the actor may not change */
export async function changeTraining(
  db: Db,
  actor: Acting,
  id: string,
  form: TrainingForm,
  site: EditedOn,
): Promise<PackageKept> {
  const unpacked = await packageIn(form)
  const hasOne = unpacked !== null || (await packageOf(db, id)) !== null
  await refuseIncomplete(db, actor.viewer, form, site, hasOne)
  return db.transaction().execute(async (trx) => {
    const before = await editable(trx, actor.viewer, id)
    if (isModifiedSince(before.updated_at, form)) throw new Invalid({ form: words.savedMeanwhile })
    const themeId =
      mayShowEverywhere(actor.viewer) && form.site !== undefined ? form.site || null : before.theme_id
    await trx
      .updateTable('trainings')
      .set({
        ...columnsOf(form),
        ...(mayShowEverywhere(actor.viewer) && { ...adminColumnsOf(form), theme_id: themeId }),
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    const kept = await replacePackage(trx, { id, themeId }, form, unpacked)
    await note(trx, actor, 'training.change', id, form.title, themeId)
    return kept
  })
}

/** Everybody's progress in it goes, too. @throws Problem 404 */
export async function deleteTraining(db: Db, actor: Acting, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { title, theme_id } = await editable(trx, actor.viewer, id)
    const course = await packageOf(trx, id)
    if (course) await removePackage(trx, course.id)
    await trx.deleteFrom('trainings').where('id', '=', id).execute()
    await note(trx, actor, 'training.delete', id, title, theme_id)
  })
}

/** @throws Problem 404 for one that this viewer may not change */
export async function editable(db: Db, viewer: Person, id: string) {
  const row = await editableTrainings(db, viewer).selectAll('t').where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(words.gone)
  return row
}

export async function valuesToEdit(db: Db, viewer: Person, id: string): Promise<TrainingValues> {
  const row = await editable(db, viewer, id)
  const course = await packageOf(db, id)
  return {
    ...{ id: row.id, title: row.title, description: row.description, links: row.links as TrainingLink[] },
    ...{ site: row.theme_id ?? '', icon: row.icon as TrainingIcon, theme: row.category },
    ...{ promoted: row.promoted, imageDataURI: row.image ?? '', categories: row.categories },
    ...{ quiz: row.quiz_id ?? '', type: row.type as TrainingType },
    course: course && { name: course.name, version: course.version, steps: course.steps },
    restrictedForUserTypes: row.restricted_for_user_types as TrainingForm['restrictedForUserTypes'],
    unmodifiedSince: row.updated_at.toISOString(),
  }
}

/** Document 3, section 5: everything that is missing, at once. */
async function refuseIncomplete(
  db: Db,
  viewer: Person,
  form: TrainingForm,
  { content, hasPackages }: EditedOn,
  hasPackage: boolean,
): Promise<void> {
  const errors: Record<string, string> = {}
  if (!form.title) errors.title = words.required('Title')
  if (!form.description) errors.description = words.required('Description')
  if (form.type === 'scorm' && !hasPackage) errors.package = scormMessages.needed
  if (form.type === 'scorm' && !hasPackages) errors.type = scormMessages.off
  if (mayShowEverywhere(viewer)) {
    if (!form.theme) errors.theme = words.required('Category')
    if (!form.categories.length) errors.categories = words.selectOne
    if (form.quiz && !(await quizChoices(db)).some(({ value }) => value === form.quiz))
      errors.quiz = words.unknownQuiz
    const known = await categoryLabels(db)
    if (form.categories.some((id) => !known.has(id))) errors.categories = words.unknownCategory
  }
  const hosts = [...commonFrameHosts, ...(content.frames ?? [])]
  for (const [at, { type, path }] of form.links.entries()) {
    const host = URL.parse(path)?.host
    if (type === 'Embed' && host && !hosts.includes(host)) errors[`links.${at}.path`] = words.frame(host)
  }
  if (Object.keys(errors).length) throw new Invalid(errors)
}

const columnsOf = ({ title, description, type, links }: TrainingForm) => ({
  ...{ title, description, type },
  links: JSON.stringify(links),
})

const adminColumnsOf = (form: TrainingForm) => ({
  ...{ icon: form.icon, category: form.theme, promoted: form.promoted },
  restricted_for_user_types: form.restrictedForUserTypes,
  image: form.imageDataURI || null,
  quiz_id: form.quiz || null,
  categories: form.categories,
})

const note = (db: Db, actor: Acting, action: string, id: string, title: string, themeId: string | null) =>
  audit(db, actor, { action, subject: { type: 'training', id }, themeId, detail: { name: title } })
