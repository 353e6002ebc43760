import type { FastifyRequest } from 'fastify'
import { dropFile } from '#features/files/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { takenAnswers } from '#features/questions/list.ts'
import { accountByEmail, createUser, removeUnproven } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import type { CareerInterest, DischargeReason } from '#spec/lists.ts'
import { sendActivationMail, sendKnownAddressMail } from './activation-mail.ts'
import { type Draft, endDraft, keepOutcome } from './drafts.ts'
import { addressOf } from './location.ts'
import type { SignupSettings, Typed } from './schema.ts'
import { asksDd214, isVeteran } from './steps/schema.ts'

type Ready = Omit<Draft, 'typed'> & { typed: Typed }

/**
 * Makes the account and mails its link; an address that has one gets a mail that explains. The files wait with the
 * draft until the account is active: nobody owns them before, so they are dropped after a day. A draft is completed
 * once, however often it is sent.
 */
export async function complete(db: Db, request: FastifyRequest, settings: SignupSettings, draft: Ready) {
  const { typed } = draft
  await db.transaction().execute(async (trx) => {
    if (!(await endDraft(trx, draft))) return
    await removeUnproven(trx, typed.email)
    const userId = await createUser(trx, {
      ...typed,
      passwordHash: draft.passwordHash,
      sourceThemeId: request.site.id,
      phone: typed.phone || null,
    })
    const files = userId ? filesFor(settings, draft) : { dd214FileId: null, resumeFileId: null }
    for (const name of ['dd214FileId', 'resumeFileId'] as const)
      if (draft[name] && !files[name]) await dropFile(trx, draft[name])
    if (userId) await welcome(trx, request, settings, typed, userId)
    else await explain(trx, request, typed.email)
    // The same whether the address was known or not.
    await keepOutcome(trx, draft, { ...files, typed, userId })
  })
}

/** A DD214 is for those alone whom the quiz marks as Veteran, whatever came. */
const filesFor = (settings: SignupSettings, { typed, dd214FileId, resumeFileId }: Ready) => ({
  dd214FileId: typed.cameWithDd214 || asksDd214(settings, typed) ? dd214FileId : null,
  resumeFileId: settings.resume === 'no' ? null : resumeFileId,
})

async function welcome(db: Db, request: FastifyRequest, settings: SignupSettings, typed: Typed, id: string) {
  await saveProfile(db, id, await profileOf(db, settings, typed))
  if (settings.quiz) await keepAnswers(db, request, id, settings.quiz, typed)
  await sendActivationMail(db, request, { id, ...typed })
  await audit(db, request, {
    action: 'user.sign-up',
    subject: { type: 'user', id },
    themeId: request.site.id,
  })
}

async function explain(db: Db, request: FastifyRequest, email: string) {
  const account = await accountByEmail(db, email)
  if (account && !account.isDisabled) await sendKnownAddressMail(db, request, account)
}

async function profileOf(db: Db, settings: SignupSettings, typed: Typed) {
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

const extendedOf = ({ howDidYouHear, details, needsOtherServices, otherServices }: Typed) => ({
  howDidYouHear,
  details,
  otherServices: needsOtherServices ? otherServices : '',
})

async function keepAnswers(
  db: Db,
  request: FastifyRequest,
  userId: string,
  { questions }: NonNullable<SignupSettings['quiz']>,
  typed: Typed,
) {
  await db
    .insertInto('sign_up_answers')
    .values({
      user_id: userId,
      theme_id: request.site.id,
      questions: JSON.stringify(questions),
      answers: JSON.stringify(takenAnswers(questions, typed.answers)),
    })
    .execute()
}
