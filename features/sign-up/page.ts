import type { FastifyRequest } from 'fastify'
import type { Db } from '#lib/db.ts'
import { branches } from './branches.ts'
import { type Draft, draftOf, sent } from './drafts.ts'
import { addressOf, placeName } from './location.ts'
import { onwardTo } from './onward.ts'
import type { SignupPage, SignupSettings } from './schema.ts'
import { signupSettingsOf } from './settings.ts'
import { stepsOf } from './steps/schema.ts'

/** What the address names: a step, none is shown too early; and where to go afterwards. */
type Requested = { step?: number; redirectTo?: string }

/** The template variables of the sign-up. */
export async function signupPage(
  db: Db,
  request: FastifyRequest,
  wanted: Requested = {},
): Promise<SignupPage> {
  const settings = signupSettingsOf(request.site)
  const found = await draftOf(db, request)
  const draft = found?.step === sent ? null : found
  const steps = stepsOf(settings)
  const step = Math.min(draft?.step ?? 1, steps, wanted.step ?? 1)
  const address = draft?.typed.zip ? await addressOf(db, draft.typed.zip) : null
  return {
    settings,
    contentViews: step > 1 ? ['features/sign-up/second-step.tsx'] : [],
    step,
    steps,
    branches: settings.branch === 'no' ? [] : await branches(db),
    typed: typedBefore(draft, address),
    stored: await storedInput(db, draft, settings),
    place: address && placeName(address),
    isProven: draft !== null,
    redirectTo: onwardTo(request, wanted.redirectTo) ?? draft?.typed.redirectTo ?? null,
  }
}

/** The same for somebody who has not begun: where the first step is part of a content page. */
export async function blankSignupPage(db: Db, site: FastifyRequest['site']): Promise<SignupPage> {
  const settings = signupSettingsOf(site)
  return {
    settings,
    contentViews: [],
    step: 1,
    steps: stepsOf(settings),
    branches: settings.branch === 'no' ? [] : await branches(db),
    typed: {},
    stored: { hasPassword: false, dd214: null, resume: null },
    place: null,
    isProven: false,
    redirectTo: null,
  }
}

/** City and county follow the zip until the person changes them. */
const typedBefore = (draft: Draft | null, address: { city: string; county: string | null } | null) =>
  draft
    ? {
        ...draft.typed,
        city: draft.typed.city || address?.city || '',
        county: draft.typed.county || address?.county || '',
      }
    : {}

async function storedInput(db: Db, draft: Draft | null, settings: SignupSettings) {
  const showsDd214 = settings.dd214 !== 'no' || draft?.typed.cameWithDd214
  const ids = [showsDd214 && draft?.dd214FileId, settings.resume !== 'no' && draft?.resumeFileId]
  const named = ids.some(Boolean)
    ? await db
        .selectFrom('files')
        .select(['id', 'name'])
        .where(
          'id',
          'in',
          ids.filter((id): id is string => Boolean(id)),
        )
        .execute()
    : []
  const nameOf = (id: string | null | undefined) => named.find((file) => file.id === id)?.name ?? null
  return {
    hasPassword: Boolean(draft?.passwordHash),
    dd214: nameOf(draft?.dd214FileId),
    resume: nameOf(draft?.resumeFileId),
  }
}
