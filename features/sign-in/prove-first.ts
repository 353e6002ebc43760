import type { FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { pendingFlow } from '#lib/pending-flow.ts'
import { safeRedirect } from '#lib/safe-redirect.ts'
import { proveSession } from '#lib/session.ts'
import { type Typed, typedIn } from '#lib/typed.ts'
import { signInMessages } from '#spec/messages.ts'

/** A form that waits for a proof: where it is, and what was typed into it, without secrets. */
const pendingForm = pendingFlow<{ userId: string; form: string; typed: Typed }>('to_prove', 15)

/** The page that asks. @param form the local path to come back to */
export const proveAddress = (form: string) => `/account/prove?redirectTo=${encodeURIComponent(form)}`

/** Keeps what was typed into a form until its sender has proven who they are. */
export const rememberTyped = (db: Db, request: FastifyRequest, reply: FastifyReply, form: string) =>
  pendingForm.begin(db, request, reply, { userId: request.viewer!.id, form, typed: typedIn(request.body) })

/** The session is proven: back to what the person wanted to do, with what they typed. */
export async function proven(db: Db, request: FastifyRequest, reply: FastifyReply, redirectTo: unknown) {
  await proveSession(db, request.session!.token)
  const to = safeRedirect(redirectTo, originOf(request)) ?? '/account'
  const pending = await pendingForm.consume(db, request, reply)
  const isMine = pending?.userId === request.viewer!.id && pending.form === to
  return reply.done({ to, message: signInMessages.proven, ...(isMine && { typed: pending.typed }) })
}
