import { sql } from 'kysely'
import { leavePictures } from '#features/pictures/index.ts'
import { audit, type Doer } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { isChangedSince, type Opened } from '#lib/opened.ts'
import { forbidden, notFound, Problem } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { themeMessages } from '#spec/messages.ts'
import type { SiteContent } from '../schema.ts'
import { themesFor } from './find.ts'
import { administrators, applications, type LookChange, type ThemeForm } from './schema.ts'

type Acting = NonNullable<Doer>

/** What was wrong, by field. */
export type Refused = { errors: Record<string, string> }

/** What a new theme begins with. */
export type Beginning = {
  name: string
  status?: 'draft' | 'published'
  domains?: string[]
  variables?: object
  applications?: object
  content?: SiteContent
  logoLight?: string | null
  logoDark?: string | null
  contactEmail?: string | null
  signup?: unknown
  fromBuilder?: boolean
  createdFromTemplate?: string | null
}

/** Makes a theme: a draft, unless it is said otherwise. Call it in a transaction. */
export async function createTheme(
  trx: Db,
  doer: Acting,
  given: Beginning,
): Promise<{ id: string } | Refused> {
  const taken = await takenDomain(trx, null, given.domains ?? [])
  if (taken) return { errors: { domains: themeMessages.domainTaken(taken) } }
  const { id } = await trx
    .insertInto('themes')
    .values({
      name: given.name,
      status: given.status ?? 'draft',
      variables: JSON.stringify(given.variables ?? {}),
      applications: JSON.stringify(given.applications ?? { search: true }),
      content: JSON.stringify(given.content ?? {}),
      signup: JSON.stringify(given.signup ?? {}),
      logo_light: given.logoLight ?? null,
      logo_dark: given.logoDark ?? null,
      contact_email: given.contactEmail ?? null,
      from_builder: given.fromBuilder ?? false,
      created_from_template: given.createdFromTemplate ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setDomains(trx, id, given.domains ?? [])
  await noted(trx, doer, 'theme.create', id, { name: given.name })
  return { id }
}

/**
 * Keeps what was changed of a theme.
 * @throws Problem 404 when the doer does not edit it, 403 for fields that are an administrator's
 */
export async function saveTheme(
  trx: Db,
  doer: Acting,
  id: string,
  form: ThemeForm,
  opened: Opened = {},
): Promise<Refused | null> {
  const theme = await editable(trx, doer, id)
  if (!may(doer.viewer, 'themes.manage') && administrators.some((field) => form[field] !== undefined))
    throw forbidden('Domains, owners, applications, frames and templates are for administrators.')
  const refused = savedMeanwhile(theme, opened)
  if (refused) return refused
  const taken = await takenDomain(trx, id, form.domains ?? [])
  if (taken) return { errors: { domains: themeMessages.domainTaken(taken) } }
  const changed = columnsOf(form, theme.content as SiteContent)
  await trx
    .updateTable('themes')
    .set({ ...changed, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  await setLook(trx, id, lookIn(form))
  if (form.domains) {
    await trx.deleteFrom('theme_domains').where('theme_id', '=', id).execute()
    await setDomains(trx, id, form.domains)
  }
  await noted(trx, doer, 'theme.change', id, { fields: Object.keys(form).join(' ') })
  return null
}

/** Changes how a theme looks. @throws Problem 404 when the doer does not edit it */
export async function saveLook(trx: Db, doer: Acting, id: string, change: LookChange): Promise<void> {
  await editable(trx, doer, id)
  await setLook(trx, id, change)
  await noted(trx, doer, 'theme.change', id, { fields: Object.keys(change).join(' ') })
}

const setLook = (trx: Db, id: string, change: LookChange) =>
  trx
    .updateTable('themes')
    .set({ variables: sql`variables || ${JSON.stringify(change)}::jsonb`, updated_at: new Date() })
    .where('id', '=', id)
    .execute()

/**
 * Deletes a theme with its pages; its members stay, its pictures follow in the background.
 * @throws Problem 409 for the theme on which it was asked
 */
export async function deleteTheme(trx: Db, doer: Acting, id: string, here: string): Promise<void> {
  const { name } = await editable(trx, doer, id)
  if (id === here) throw new Problem(409, themeMessages.onThisSite)
  await noted(trx, doer, 'theme.delete', id, { name })
  await leavePictures(trx, id)
  await trx.deleteFrom('themes').where('id', '=', id).execute()
}

/** A theme, locked until the transaction ends. @throws Problem 404 when the doer does not edit it */
export async function editable(trx: Db, { viewer }: Acting, id: string) {
  const theme = await themesFor(trx, viewer)
    .select(['t.name', 't.content', 't.updated_at'])
    .where('t.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  return theme
}

export const savedMeanwhile = (theme: { updated_at: Date }, opened: Opened): Refused | null =>
  isChangedSince(theme.updated_at, opened) ? { errors: { form: themeMessages.savedMeanwhile } } : null

const lookFields = ['brand', 'accent', 'radius', 'fontBody', 'fontHeading'] as const
const lookIn = (form: ThemeForm): LookChange =>
  Object.fromEntries(lookFields.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])))

function columnsOf(form: ThemeForm, content: SiteContent) {
  const { name, status, contactEmail, logoLight, logoDark, isTemplate } = form
  const { tagline, description, header, navigation, frames, footerText: text, footerLinks: links } = form
  const footer = { text: '', ...content.footer, ...given({ text, links }) }
  const words = { ...content, ...given({ tagline, description, header, navigation, frames }), footer }
  return {
    ...given({ name, status, is_template: isTemplate, contact_email: contactEmail }),
    ...given({ logo_light: logoLight, logo_dark: logoDark }),
    content: JSON.stringify(words),
    ...(form.applications && { applications: switchesOf(form.applications) }),
  }
}

/** Switches that this form does not know stay as they are. */
const switchesOf = (on: readonly string[]) =>
  sql<string>`applications || ${JSON.stringify(
    Object.fromEntries(applications.map(({ value }) => [value, on.includes(value)])),
  )}::jsonb`

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as Partial<Values>

async function takenDomain(trx: Db, id: string | null, domains: string[]): Promise<string | null> {
  if (!domains.length) return null
  const taken = await trx
    .selectFrom('theme_domains')
    .select('domain')
    .where('domain', 'in', domains)
    .where(sql<boolean>`theme_id is distinct from ${id}::uuid`)
    .executeTakeFirst()
  return taken?.domain ?? null
}

async function setDomains(trx: Db, id: string, domains: string[]) {
  const rows = domains.map((domain, at) => ({ domain, theme_id: id, is_primary: at === 0 }))
  if (rows.length) await trx.insertInto('theme_domains').values(rows).execute()
}

const noted = (
  trx: Db,
  doer: Acting,
  action: string,
  id: string,
  detail: Record<string, string>,
): Promise<void> => audit(trx, doer, { action, subject: { type: 'theme', id }, detail })
