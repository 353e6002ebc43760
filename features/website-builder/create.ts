import { copyPages } from '#features/pages/index.ts'
import { beginningOf, createTheme } from '#features/themes/index.ts'
import type { Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { NewSite } from './schema.ts'
import type { Template } from './templates/template.ts'
import { addPages, type Filling, filled, templateOf } from './templates.ts'

export type Made = { id: string } | { errors: Record<string, string> }

/**
 * Makes a site out of a template: it answers at once.
 * @param below the domain that addresses stand below; null: they are whole domains
 */
export async function createSite(
  db: Db,
  doer: NonNullable<Doer>,
  wanted: NewSite,
  below: string | null,
): Promise<Made> {
  const { template, name, address, contactEmail, ...look } = wanted
  const domains = [below ? `${address}.${below}` : address]
  const shipped = templateOf(template)
  return db.transaction().execute(async (trx): Promise<Made> => {
    const filling = { site: name, ...shipped?.variables, ...look } as Filling
    const beginning = shipped ? ofShipped(shipped, filling) : await ofSite(trx, template)
    if (!beginning) return { errors: { template: 'Please choose a template of the list.' } }
    const made = await createTheme(trx, doer, {
      ...beginning,
      ...{ name, domains, status: 'published', fromBuilder: true, createdFromTemplate: template },
      variables: { ...beginning.variables, ...look },
      ...(contactEmail && { contactEmail }),
    })
    if ('errors' in made) return { errors: { address: made.errors.domains! } }
    if (shipped) await addPages(trx, doer, made.id, shipped, filling)
    else await copyPages(trx, doer, template, made.id)
    return made
  })
}

const ofShipped = ({ variables, applications, content, signup }: Template, filling: Filling) => ({
  variables,
  applications,
  content: filled(content, filling),
  signup,
})

/** A site that is marked as a template. */
async function ofSite(trx: Db, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const theme = await trx
    .selectFrom('themes')
    .selectAll()
    .where('id', '=', id)
    .where('is_template', '=', true)
    .executeTakeFirst()
  return theme ? beginningOf(theme) : null
}
