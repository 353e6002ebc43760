import type { FastifyRequest } from 'fastify'
import { companiesLike, offeredTypes, shownCompany } from '#features/employers/index.ts'
import { draftOf, sent } from '#features/sign-up/index.ts'
import type { Site } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { isUuid } from '#schema/ids.ts'
import type { EmployerSignupPage, Typed } from './schema.ts'
import { settingsOf } from './settings.ts'
import { isClaim, stepsOf } from './steps/schema.ts'

type Wanted = { step?: number; claim?: string }

/** What was typed before, in the draft of this browser. */
export async function typedDraft(db: Db, request: FastifyRequest) {
  const found = await draftOf<Partial<Typed>>(db, request, 'employer')
  return found?.step === sent ? null : found
}

/** The template variables of the sign-up. */
export async function employerSignupPage(
  db: Db,
  request: FastifyRequest,
  wanted: Wanted = {},
): Promise<EmployerSignupPage> {
  const draft = await typedDraft(db, request)
  const blank = await blankEmployerSignupPage(db, request.site)
  const typed = { ...draft?.typed, ...(wanted.claim && { 'employer[claim]': wanted.claim }) }
  const companies = await companiesFor(db, request.site.id, typed)
  const claimed = companies.find(({ id }) => id === typed['employer[claim]'])
  return {
    ...blank,
    step: Math.min(draft?.step ?? 1, blank.steps, wanted.step ?? 1),
    typed: { ...typed, 'employer[name]': typed['employer[name]'] || claimed?.name || '' },
    hasPassword: Boolean(draft?.passwordHash),
    isProven: draft !== null || request.viewer !== null,
    isMember: request.viewer !== null,
    companies,
  }
}

/** The same for somebody who has not begun: where the first step is on a page of the site. */
export async function blankEmployerSignupPage(db: Db, site: Site): Promise<EmployerSignupPage> {
  const settings = settingsOf(site)
  const types = await offeredTypes(db, site.id)
  return {
    settings,
    types: types.map(({ id, name, label }) => ({ value: id, label, name })),
    ...{ step: 1, steps: stepsOf(settings), typed: {}, companies: [] },
    ...{ hasPassword: false, isProven: false, isMember: false },
  }
}

async function companiesFor(db: Db, themeId: string, typed: Partial<Typed>) {
  const claim = typed['employer[claim]'] ?? ''
  const [claimed, like] = await Promise.all([
    isClaim(claim) && isUuid(claim) ? shownCompany(db, themeId, claim) : null,
    companiesLike(db, themeId, { name: typed['employer[name]'] ?? '', email: typed['manager[email]'] }),
  ])
  return claimed ? [claimed, ...like.filter(({ id }) => id !== claimed.id)] : like
}
