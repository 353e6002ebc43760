import { z } from 'zod'
import { addModule } from '#features/dashboard/index.ts'
import { ModuleForm } from '#features/dashboard/schema.ts'
import type { Db } from '#lib/db.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'

/** A module as the file says it: what is left out is as the form has it when it is empty. */
const DemoModule = z.looseObject({
  title: z.string(),
  /** slugs of the sites that show it; left out: all */
  sites: z.array(z.string()).optional(),
})

const modules = readData('modules', z.array(DemoModule))

/** The dashboards of the demo sites: once. */
export async function seedModules(db: Db, themeIds: Map<string, string>, brought: Brought): Promise<void> {
  if (brought.has('modules')) return
  for (const [position, { sites, ...given }] of modules.entries()) {
    const themes = (sites ?? []).flatMap((slug) => themeIds.get(slug) ?? [])
    const form = ModuleForm.parse({ ...given, position, themes, showInAllThemes: sites === undefined })
    await addModule(db, form)
  }
  await brought.note('modules')
}
