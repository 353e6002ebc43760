import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { ownSites } from '#lib/own-sites.ts'
import { forbidden, Invalid } from '#lib/problem.ts'
import { addModule, columnsOf, showOn } from '../save.ts'
import type { ModuleForm } from '../schema.ts'
import { changeableModule } from './find.ts'

type By = NonNullable<Actor>

/** @returns its id @throws Invalid; Problem 403 for a site that is not the actor's */
export async function createModule(db: Db, actor: By, form: ModuleForm): Promise<string> {
  const decided = allowed(actor, form, ownersBegin)
  return db.transaction().execute(async (trx) => {
    const id = await addModule(trx, decided)
    await auditModule(trx, actor, 'dashboardModule.create', id, form.title)
    return id
  })
}

/** @throws Invalid; Problem 403 or 404 for a module that is not the actor's to edit */
export async function changeModule(db: Db, actor: By, id: string, form: ModuleForm): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await changeableModule(trx, actor.viewer, id, 'edit')
    const decided = allowed(actor, form, {
      dashboardType: before.dashboard_type as ModuleForm['dashboardType'],
      bundles: before.bundles,
      ownerCanEdit: before.owner_can_edit,
      ownerCanDelete: before.owner_can_delete,
    })
    await trx
      .updateTable('dashboard_modules')
      .set({ ...columnsOf(decided), updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await showOn(trx, id, decided.themes)
    await auditModule(trx, actor, 'dashboardModule.change', id, form.title)
  })
}

export async function deleteModule(db: Db, actor: By, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { title } = await changeableModule(trx, actor.viewer, id, 'delete')
    await trx.deleteFrom('dashboard_modules').where('id', '=', id).execute()
    await auditModule(trx, actor, 'dashboardModule.delete', id, title)
  })
}

type Decided = Pick<ModuleForm, 'dashboardType' | 'bundles' | 'ownerCanEdit' | 'ownerCanDelete'>

/** A module that an owner adds is theirs. */
const ownersBegin: Decided = { dashboardType: 'User', bundles: [], ownerCanEdit: true, ownerCanDelete: true }

/**
 * What administrators decide stays as it was when an owner saves (document 2, section 6): dashboard, all sites, bundles, owner rights.
 * @throws Problem 403 for a site that is not the actor's; Invalid when an owner chose none
 */
function allowed({ viewer }: By, form: ModuleForm, decided: Decided): ModuleForm {
  const sites = ownSites(viewer, 'modules.everywhere')
  if (sites.isEverywhere) return form
  if (form.themes.some((id) => !sites.includes(id))) throw forbidden('That site is not yours.')
  if (form.themes.length === 0) throw new Invalid({ themes: 'Please choose at least one of your sites.' })
  return { ...form, ...decided, showInAllThemes: false }
}

const auditModule = (db: Db, actor: By, action: string, id: string, title: string) =>
  audit(db, actor, { action, subject: { type: 'dashboardModule', id }, detail: { name: title } })
