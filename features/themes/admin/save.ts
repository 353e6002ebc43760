import { sql } from 'kysely'
import { leavePictures } from '#features/pictures/index.ts'
import { type Actor, audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { LeaveSite } from '#lib/feature.ts'
import { isModifiedSince, type UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { forbidden, Invalid, notFound, Problem } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { themeMessages } from '#spec/messages.ts'
import type { LookKey } from '#ui/look-settings.ts'
import { wholeLook, withLook } from '../look/look.ts'
import { type LineKey, lineShape } from '../look/schema.ts'
import { lookMessages } from '../look-editor/messages.ts'
import { isSame } from '../look-editor/model/same.ts'
import type { SiteContent } from '../schema.ts'
import { themesFor } from './find.ts'
import { administrators, applications, type LookChange, type ThemeForm } from './schema.ts'
import { scopeChange } from './scope.ts'

type Acting = NonNullable<Actor>

/** What a new theme starts with. */
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
  timeZone?: string
  signup?: unknown
  employerSignup?: unknown
  jobScope?: unknown
  lookReserved?: string[]
  fromBuilder?: boolean
  createdFromTemplate?: string | null
}

/**
 * Creates a theme, a draft by default. Call it in a transaction.
 * @param actor null for the operator at the terminal
 * @returns its id
 * @throws Invalid when a domain belongs to another site
 */
export async function createTheme(trx: Db, actor: Actor, given: Beginning): Promise<string> {
  await checkDomains(trx, null, given.domains ?? [])
  const { id } = await trx
    .insertInto('themes')
    .values({
      name: given.name,
      status: given.status ?? 'draft',
      variables: JSON.stringify(given.variables ?? {}),
      applications: JSON.stringify(given.applications ?? { search: true, chat: true }),
      content: JSON.stringify(given.content ?? {}),
      signup: JSON.stringify(given.signup ?? {}),
      employer_signup: JSON.stringify(given.employerSignup ?? {}),
      job_scope: JSON.stringify(given.jobScope ?? {}),
      logo_light: given.logoLight ?? null,
      logo_dark: given.logoDark ?? null,
      contact_email: given.contactEmail ?? null,
      ...(given.timeZone && { time_zone: given.timeZone }),
      look_reserved: given.lookReserved ?? [],
      from_builder: given.fromBuilder ?? false,
      created_from_template: given.createdFromTemplate ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setDomains(trx, id, given.domains ?? [])
  await auditTheme(trx, actor, 'theme.create', id, { name: given.name })
  return id
}

/**
 * Changes the fields of a theme that the form has.
 * @throws Problem 404 when the actor may not edit it, 403 for fields that only administrators set; Invalid when somebody
 * else has saved it since, or a domain belongs to another site
 */
export async function saveTheme(
  trx: Db,
  actor: Acting,
  id: string,
  form: ThemeForm,
  unmodifiedSince: UnmodifiedSince = {},
): Promise<void> {
  const theme = await editableTheme(trx, actor, id, unmodifiedSince)
  if (!may(actor.viewer, 'themes.manage') && administrators.some((field) => form[field] !== undefined))
    throw forbidden(
      'Domains, owners, applications, frames, templates and reserved settings of the look are for administrators.',
    )
  refuseReserved(actor, theme, Object.fromEntries(lines.map((key) => [key, form[key]])))
  await checkDomains(trx, id, form.domains ?? [])
  const changed = columnsOf(form, theme.content as SiteContent)
  const scope = await scopeChange(trx, form)
  await trx
    .updateTable('themes')
    .set({
      ...changed,
      ...(scope && { job_scope: sql<string>`job_scope || ${JSON.stringify(scope)}::jsonb` }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  if (form.domains) {
    await trx.deleteFrom('theme_domains').where('theme_id', '=', id).execute()
    await setDomains(trx, id, form.domains)
  }
  await auditTheme(trx, actor, 'theme.change', id, { fields: Object.keys(form).join(' ') })
}

/** Changes how a theme looks: the versions of features/themes/look-editor call it. @throws Problem 404 when the actor may not edit it */
export async function saveLook(trx: Db, actor: Acting, id: string, change: LookChange): Promise<void> {
  const { variables, content } = withLook(await editableTheme(trx, actor, id), change)
  await trx
    .updateTable('themes')
    .set({
      ...{ variables: JSON.stringify(variables), content: JSON.stringify(content) },
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  await auditTheme(trx, actor, 'theme.change', id, { fields: Object.keys(change).join(' ') })
}

/**
 * Deletes a theme with its pages. Its members and global quizzes stay; its pictures are deleted in the background.
 * @param here the theme of the request, which cannot delete itself
 * @param leaving what other rooms do first
 * @throws Problem 409 for that one
 */
export async function deleteTheme(
  trx: Db,
  actor: Acting,
  id: string,
  here: string,
  leaving: readonly LeaveSite[] = [],
): Promise<void> {
  const { name } = await editableTheme(trx, actor, id)
  if (id === here) throw new Problem(409, themeMessages.onThisSite)
  await auditTheme(trx, actor, 'theme.delete', id, { name })
  await leavePictures(trx, id)
  for (const leave of leaving) await leave(trx, id)
  await trx.deleteFrom('themes').where('id', '=', id).execute()
}

/**
 * A theme, locked until the transaction ends.
 * @throws Problem 404 when the actor may not edit it; Invalid when somebody else has saved it since
 */
export async function editableTheme(
  trx: Db,
  { viewer }: Acting,
  id: string,
  unmodifiedSince: UnmodifiedSince = {},
) {
  const theme = await themesFor(trx, viewer)
    .select(['t.name', 't.variables', 't.content', 't.look_reserved', 't.updated_at'])
    .where('t.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!theme) throw notFound('There is no such site.')
  if (isModifiedSince(theme.updated_at, unmodifiedSince))
    throw new Invalid({ form: themeMessages.savedMeanwhile })
  return theme
}

type Stored = { name: string; content: unknown; look_reserved: string[] }

/** @throws Invalid for a setting of the look that only administrators change */
export function refuseReserved({ viewer }: Acting, theme: Stored, change: LookChange): void {
  if (may(viewer, 'themes.manage')) return
  const live = wholeLook({ ...theme, variables: {} })
  const refused = (Object.keys(change) as LookKey[]).filter(
    (key) =>
      theme.look_reserved.includes(key) && change[key] !== undefined && !isSame(change[key], live[key]),
  )
  if (refused.length)
    throw new Invalid(Object.fromEntries(refused.map((key) => [key, lookMessages.reserved])))
}

const lines = Object.keys(lineShape) as LineKey[]

/** Fields of the form that are words of the site by the same name. */
const words = ['tagline', 'description', 'navigation', 'frames', ...lines] as const

function columnsOf(form: ThemeForm, content: SiteContent) {
  const { name, status, contactEmail, timeZone, logoLight, logoDark, isTemplate } = form
  const { footerText: text, footerLinks: links, footerLine: line } = form
  const footer = { text: '', ...content.footer, ...given({ text, links, line }) }
  const own = given(Object.fromEntries(words.map((name) => [name, form[name]])))
  const said = { ...content, ...own, footer }
  return {
    ...given({ name, status, is_template: isTemplate, contact_email: contactEmail }),
    ...given({ time_zone: timeZone }),
    ...given({ logo_light: logoLight, logo_dark: logoDark }),
    content: JSON.stringify(said),
    ...(form.applications && { applications: switchesOf(form.applications) }),
    ...given({ look_reserved: form.lookReserved }),
  }
}

/** Applications that this form does not know stay as they are. */
const switchesOf = (on: readonly string[]) =>
  sql<string>`applications || ${JSON.stringify(
    Object.fromEntries(applications.map(({ value }) => [value, on.includes(value)])),
  )}::jsonb`

const given = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as Partial<Values>

/** @throws Invalid when one of the domains belongs to another site */
async function checkDomains(trx: Db, id: string | null, domains: string[]): Promise<void> {
  if (!domains.length) return
  const taken = await trx
    .selectFrom('theme_domains')
    .select('domain')
    .where('domain', 'in', domains)
    .where(sql<boolean>`theme_id is distinct from ${id}::uuid`)
    .executeTakeFirst()
  if (taken) throw new Invalid({ domains: themeMessages.domainTaken(taken.domain) })
}

async function setDomains(trx: Db, id: string, domains: string[]) {
  const rows = domains.map((domain, at) => ({ domain, theme_id: id, is_primary: at === 0 }))
  if (rows.length) await trx.insertInto('theme_domains').values(rows).execute()
}

const auditTheme = (
  trx: Db,
  actor: Actor,
  action: string,
  id: string,
  detail: Record<string, string>,
): Promise<void> => audit(trx, actor, { action, subject: { type: 'theme', id }, detail })
