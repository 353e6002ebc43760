import { copyPages } from '#features/pages/index.ts'
import { beginningOf, createTheme, refuseReserved, saveTheme } from '#features/themes/index.ts'
import type { Actor } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { Invalid } from '#lib/problem.ts'
import { builderMessages } from './messages.ts'
import type { NewSite } from './schema.ts'
import type { Template } from './templates/template.ts'
import { addPages, type Filling, filled, templateOf } from './templates.ts'

/**
 * Creates a site from a template, a draft until it is published.
 * @param ours the domains of this server: new sites get subdomains of sitesDomain; null: addresses are whole domains
 * @returns its id
 * @throws Invalid when there is no such template, or the address is taken
 */
export async function createSite(
  db: Db,
  actor: NonNullable<Actor>,
  wanted: NewSite,
  ours: Parameters<typeof refuseReserved>[1],
): Promise<string> {
  const { template, name, address, contactEmail, ...look } = wanted
  const below = ours.sitesDomain
  const domains = [below ? `${address}.${below}` : address]
  try {
    refuseReserved(domains, ours)
  } catch (error) {
    atAddress(error)
  }
  const shipped = templateOf(template)
  return db.transaction().execute(async (trx) => {
    const filling = { site: name }
    const beginning = shipped ? ofShipped(shipped, filling) : await ofSite(trx, template)
    if (!beginning) throw new Invalid({ template: 'Please choose a template from the list.' })
    const id = await createTheme(trx, actor, {
      ...beginning,
      ...{ name, domains, fromBuilder: true, createdFromTemplate: template },
      variables: { ...beginning.variables, ...look },
      ...(contactEmail && { contactEmail }),
    }).catch(atAddress)
    if (shipped) await addPages(trx, actor, id, shipped, filling)
    else await copyPages(trx, actor, template, id)
    return id
  })
}

/** The builder's form calls the domain its address. */
function atAddress(error: unknown): never {
  if (error instanceof Invalid && error.errors.domains) throw new Invalid({ address: error.errors.domains })
  throw error
}

const ofShipped = ({ variables, applications, content, signup }: Template, filling: Filling) => ({
  variables,
  applications,
  content: filled(content, filling),
  signup,
})

/** What a site marked as a template provides; null when there is none. */
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

/**
 * Shows a draft to everybody. Publishing a site again changes nothing.
 * @throws Problem 404 when the actor may not edit it; Invalid when it has no domain
 */
export async function publishSite(db: Db, actor: NonNullable<Actor>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await saveTheme(trx, actor, id, { status: 'published' })
    const domain = await trx
      .selectFrom('theme_domains')
      .select('domain')
      .where('theme_id', '=', id)
      .executeTakeFirst()
    if (!domain) throw new Invalid({ form: builderMessages.noDomain })
  })
}
