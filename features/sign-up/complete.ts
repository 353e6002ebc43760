import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { dropFile } from '#features/files/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { takenAnswers } from '#features/questions/list.ts'
import { accountByEmail, createUser, removeUnproven } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { addTask } from '#lib/queue.ts'
import { issuedWithin } from '#lib/user-tokens.ts'
import type { CareerInterest, DischargeReason } from '#spec/lists.ts'
import { type From, fromOf, mailActivation, mailKnownAddress, type Newcomer } from './activation-mail.ts'
import { type Draft, type EndedDraft, endDraft, endedDraft, keepOutcome } from './drafts.ts'
import { addressOf } from './location.ts'
import { type SignupInput, SignupSettings } from './schema.ts'
import { asksDd214, isVeteran } from './steps/schema.ts'

/** What the task is given that completes a draft. */
export const Completed = z.object({ key: z.string(), from: z.custom<From>(), address: z.string() })
type Completed = z.infer<typeof Completed>

/**
 * Ends a draft once, however often it is sent. What depends on whether the address has an account happens in the
 * background, so that neither the answer nor its timing reveals anything.
 */
export async function complete(
  db: Db,
  request: FastifyRequest,
  draft: Pick<Draft, 'key'>,
  task = 'signUp.complete',
) {
  await db.transaction().execute(async (trx) => {
    const key = await endDraft(trx, draft)
    const completed = key && { key, from: fromOf(request), address: request.ip }
    if (completed) await addTask(trx, task, completed satisfies Completed)
  })
}

/**
 * Makes the account and mails its link; an address that has one gets a mail that explains. The files wait with the
 * draft until the account is active: nobody owns them before, so they are dropped after a day.
 */
export async function completeSignUp(db: Db, payload: unknown) {
  const { key, from, address } = Completed.parse(payload)
  await db.transaction().execute(async (trx) => {
    const draft = await endedDraft(trx, key)
    if (!draft) return
    const { typed } = draft
    const settings = await settingsOf(trx, from.themeId)
    const userId = await makeAccount(trx, from, { ...typed, passwordHash: draft.passwordHash })
    const files = userId ? filesFor(settings, draft) : { dd214FileId: null, resumeFileId: null }
    for (const name of ['dd214FileId', 'resumeFileId'] as const)
      if (draft[name] && !files[name]) await dropFile(trx, draft[name])
    if (userId) {
      await keepProfile(trx, { from, settings, typed, id: userId })
      await welcome(trx, { from, address }, { ...typed, id: userId })
    } else await explain(trx, from, typed.email)
    await keepOutcome(trx, key, { ...files, typed, userId })
  })
}

type NewAccount = {
  email: string
  firstName: string
  lastName: string
  phone: string
  passwordHash: string | null
}

/**
 * An account that waits for its owner. Those with the same address are made one after the other.
 * @returns its id; null when the address has one
 */
export async function makeAccount(trx: Db, from: From, account: NewAccount): Promise<string | null> {
  await oneAtATime(trx, account.email)
  await removeUnproven(trx, account.email)
  return createUser(trx, { ...account, sourceThemeId: from.themeId, phone: account.phone || null })
}

const oneAtATime = (trx: Db, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up ${email.trim().toLowerCase()}`}, 0))`.execute(
    trx,
  )

async function settingsOf(db: Db, themeId: string): Promise<SignupSettings> {
  const { signup } = await db
    .selectFrom('themes')
    .select('signup')
    .where('id', '=', themeId)
    .executeTakeFirstOrThrow()
  return SignupSettings.safeParse(signup).data ?? SignupSettings.parse({})
}

/** A DD214 is for those alone whom the quiz marks as Veteran, whatever came. */
const filesFor = (settings: SignupSettings, { typed, dd214FileId, resumeFileId }: EndedDraft) => ({
  dd214FileId: typed.cameWithDd214 || asksDd214(settings, typed) ? dd214FileId : null,
  resumeFileId: settings.resume === 'no' ? null : resumeFileId,
})

/** Mails the link of a new account. */
export async function welcome(db: Db, { from, address }: Omit<Completed, 'key'>, newcomer: Newcomer) {
  await mailActivation(db, from, newcomer)
  const event = { action: 'user.sign-up', subject: { type: 'user', id: newcomer.id }, themeId: from.themeId }
  await audit(db, { viewer: null, ip: address }, event)
}

type Signed = { from: From; settings: SignupSettings; typed: SignupInput; id: string }

async function keepProfile(db: Db, { from, settings, typed, id }: Signed) {
  await saveProfile(db, id, await profileOf(db, settings, typed))
  if (settings.quiz) await keepAnswers(db, from.themeId, id, settings.quiz, typed)
}

const anHour = 3_600_000

/**
 * For an address that has an account. One that waits for its owner is not replaced: the same link is mailed again, once
 * an hour at most.
 */
export async function explain(db: Db, from: From, email: string, mailKnown = mailKnownAddress) {
  const account = await accountByEmail(db, email)
  if (!account || account.isDisabled) return
  if (account.isActivated) return mailKnown(db, from, account)
  if (!(await issuedWithin(db, account.id, 'activate', anHour))) await mailActivation(db, from, account)
}

async function profileOf(db: Db, settings: SignupSettings, typed: SignupInput) {
  const address = await addressOf(db, typed.zip)
  return {
    addressLine1: typed.addressLine1 || null,
    addressLine2: typed.addressLine2 || null,
    city: typed.city || address?.city || null,
    state: address?.state ?? null,
    county: typed.county || address?.county || null,
    district: address?.district ?? null,
    zip: typed.zip.slice(0, 5),
    isMilitarySpouse: typed.isMilitarySpouse,
    isVeteran: isVeteran(settings, typed),
    dischargeReason: (typed.dischargeReason || null) as DischargeReason | null,
    careerInterests: typed.careerInterests as CareerInterest[],
    isFindable: typed.isFindable,
    ...(typed.branch && { corpsId: typed.branch }),
    ...(settings.extendedProfile && { extended: extendedOf(typed) }),
  }
}

const extendedOf = ({ howDidYouHear, details, needsOtherServices, otherServices }: SignupInput) => ({
  howDidYouHear,
  details,
  otherServices: needsOtherServices ? otherServices : '',
})

async function keepAnswers(
  db: Db,
  themeId: string,
  userId: string,
  { questions }: NonNullable<SignupSettings['quiz']>,
  typed: SignupInput,
) {
  await db
    .insertInto('sign_up_answers')
    .values({
      user_id: userId,
      theme_id: themeId,
      questions: JSON.stringify(questions),
      answers: JSON.stringify(takenAnswers(questions, typed.answers)),
    })
    .execute()
}
