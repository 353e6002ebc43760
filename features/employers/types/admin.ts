import { sql } from 'kysely'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid, notFound } from '#lib/problem.ts'
import { employerMessages } from '../messages.ts'
import type { EmployerTypeForm, EmployerTypeList } from './schema.ts'

type Acting = NonNullable<Actor>

/** All types, by name, and how many employers are of each. */
export async function listEmployerTypes(db: Db): Promise<EmployerTypeList> {
  const [rows, sites] = await Promise.all([
    db
      .selectFrom('employer_types as t')
      .leftJoin('themes as s', 's.id', 't.theme_id')
      .select([
        't.id',
        't.name',
        't.signup_checkbox_label as signupCheckboxLabel',
        's.id as siteId',
        's.name as siteName',
      ])
      .select(sql<number>`(select count(*) from employers where employer_type_id = t.id)`.as('employerCount'))
      .orderBy('t.name')
      .orderBy('t.id')
      .execute(),
    db.selectFrom('themes').select(['id as value', 'name as label']).orderBy('name').execute(),
  ])
  return {
    types: rows.map(({ siteId, siteName, ...type }) => ({
      ...type,
      site: siteId && siteName ? { id: siteId, name: siteName } : null,
    })),
    sites: [{ value: '', label: 'All sites' }, ...sites],
  }
}

/** @returns its id @throws Invalid when there is one of this name on the site */
export async function createEmployerType(db: Db, actor: Acting, form: EmployerTypeForm): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('employer_types')
      .values({
        name: form.name,
        signup_checkbox_label: form.signupCheckboxLabel ?? null,
        theme_id: form.theme || null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Invalid({ name: employerMessages.typeTaken })
    await note(trx, actor, 'employer-type.create', added.id, form.name)
    return added.id
  })
}

/** Changes name and label; the site stays. @throws Problem 404; Invalid for a name that is taken */
export async function changeEmployerType(
  db: Db,
  actor: Acting,
  id: string,
  form: EmployerTypeForm,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { themeId } = await employerType(trx, id)
    const taken = await trx
      .selectFrom('employer_types')
      .select('id')
      .where('id', '!=', id)
      .where(
        sql<boolean>`theme_id is not distinct from ${themeId}::uuid and lower(name) = lower(${form.name})`,
      )
      .executeTakeFirst()
    if (taken) throw new Invalid({ name: employerMessages.typeTaken })
    await trx
      .updateTable('employer_types')
      .set({ name: form.name, signup_checkbox_label: form.signupCheckboxLabel, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await note(trx, actor, 'employer-type.change', id, form.name)
  })
}

/** Employers of the type stay, without one. @throws Problem 404 */
export async function deleteEmployerType(db: Db, actor: Acting, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name } = await employerType(trx, id)
    await trx.deleteFrom('employer_types').where('id', '=', id).execute()
    await note(trx, actor, 'employer-type.delete', id, name)
  })
}

/** @throws Problem 404 */
export async function employerType(db: Db, id: string) {
  const found = await db
    .selectFrom('employer_types')
    .select(['name', 'theme_id as themeId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound(employerMessages.noSuchTypeAnymore)
  return found
}

const note = (trx: Db, actor: Acting, action: string, id: string, name: string) =>
  audit(trx, actor, { action, subject: { type: 'employer-type', id }, detail: { name } })
