import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptInvitation, denied, invitationOf } from '#features/employers/index.ts'
import { signIn } from '#features/sign-in/index.ts'
import { passwordErrors } from '#features/sign-up/list.ts'
import { accountByEmail, accountById, createUser } from '#features/users/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { hashPassword } from '#lib/password.ts'
import { forbidden, Invalid } from '#lib/problem.ts'
import type { Tools } from '#lib/web.ts'
import { signUpMessages } from '#spec/messages.ts'
import { employerSignUpMessages as messages } from '../messages.ts'
import type { Acceptance, InvitationPage } from './schema.ts'

/** What the link of an invitation shows to whom. */
export async function invitationPage(
  db: Db,
  { viewer }: FastifyRequest,
  token: string,
): Promise<InvitationPage> {
  const found = token ? await invitationOf(db, token) : null
  if (!found) return { token, invitation: null, way: 'accept' }
  const { employer, email, isOwner, invitedBy } = found
  const way = await wayOf(db, viewer?.id ?? null, email)
  return { token, invitation: { employer, email, isOwner, invitedBy }, way }
}

async function wayOf(db: Db, viewerId: string | null, email: string): Promise<InvitationPage['way']> {
  const viewer = viewerId && (await accountById(db, viewerId))
  if (viewer) return isSame(viewer.email, email) ? 'accept' : 'other'
  return (await accountByEmail(db, email)) ? 'sign-in' : 'new'
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Accepts an invitation: as the person whose address it is, or as somebody new, whose account the link activates. */
export async function accept(tools: Tools, request: FastifyRequest, reply: FastifyReply, form: Acceptance) {
  const { db } = tools
  const invitation = await invitationOf(db, form.token)
  if (!invitation) throw dead()
  const way = await wayOf(db, request.viewer?.id ?? null, invitation.email)
  if (way === 'other') {
    await denied(db, request, invitation.employerId, 'an invitation')
    throw forbidden(messages.otherAddress)
  }
  if (way === 'sign-in') throw new Invalid({ form: messages.signInFirst })
  if (way === 'accept') {
    const userId = request.viewer!.id
    await db.transaction().execute(async (trx) => {
      if (!(await acceptInvitation(trx, request, form.token, userId))) throw dead()
    })
    return reply.done({ to: '/employer', message: messages.joined(invitation.employer) })
  }
  const id = await newcomer(db, request, invitation.email, form)
  const how = { how: 'invitation', redirectTo: '/employer', isNew: true }
  return signIn(tools, request, reply, { id }, { ...how, message: messages.joined(invitation.employer) })
}

const dead = () => new Invalid({ form: messages.invitationDead }, '/employer/invitation')

/** The mail proved the address: the account is active, and works for the employer. */
async function newcomer(db: Db, request: FastifyRequest, email: string, form: Acceptance): Promise<string> {
  const { firstName = '', lastName = '', password } = form
  const wrong = Object.entries({
    firstName: !firstName && signUpMessages.firstName,
    lastName: !lastName && signUpMessages.lastName,
    ...passwordErrors(form, false),
    agreement: !form.agreement && signUpMessages.agreement,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (wrong.length) throw new Invalid(Object.fromEntries(wrong))
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const person = { email, firstName, lastName, passwordHash, sourceThemeId: request.site.id }
    const id = await createUser(trx, { ...person, activated: true })
    if (!id || !(await acceptInvitation(trx, { viewer: null, ip: request.ip }, form.token, id))) throw dead()
    const event = { action: 'user.sign-up', subject: { type: 'user', id }, themeId: request.site.id }
    await audit(trx, { viewer: null, ip: request.ip }, event)
    return id
  })
}
