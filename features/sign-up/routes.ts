import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { providersOf } from '#features/single-sign-on/index.ts'
import { done } from '#lib/answers.ts'
import { captchaCheckOnce } from '#lib/captcha/index.ts'
import { Invalid } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { signUpMessages } from '#spec/messages.ts'
import { activationRoutes } from './activation-routes.ts'
import { Address, Provider, SignupPage } from './answers.ts'
import { SignupBody } from './body.ts'
import { draftOf, forgetDraft } from './drafts.ts'
import { addressOf } from './location.ts'
import { signupPage } from './page.ts'
import { postSignup } from './post.ts'
import { Dd214Body, signUpWithDd214 } from './with-dd214.ts'

const Query = z.object({
  step: z.coerce.number().int().min(1).max(2).optional().catch(undefined),
  /** where the visitor wanted to go; what is no path of ours is left out */
  redirectTo: z.string().optional().catch(undefined),
})
const Location = z.object({ zipCode: z.string().trim().max(20).default('') })

const perHour = (points: number) => ({ points, seconds: 3600, by: 'address' }) as const

/** Signing up (document 2, section 7; document 3, section 7). */
export default async function signUpRoutes(app: App, tools: Tools) {
  const { db, settings } = tools
  const isPerson = captchaCheckOnce(tools, 'sign-up')
  const isProven = async (request: FastifyRequest, fields: object) =>
    request.viewer !== null || (await isPerson(request, fields)) === null

  app.get(
    '/auth/signup',
    {
      schema: { querystring: Query, response: { 200: SignupPage.extend({ providers: z.array(Provider) }) } },
      config: { can: 'public', form: true },
    },
    async (request, reply) => {
      if (request.viewer) return reply.redirect('/', 303)
      const page = await signupPage(db, request, request.query)
      const providers = providersOf(settings).map(({ id, name, start }) => ({ id, name, start }))
      return reply.page('sign-up/sign-up', { ...page, providers }, { personal: true })
    },
  )

  app.post(
    '/auth/signup/location',
    {
      schema: { querystring: Location, response: { 200: done({ address: Address }) } },
      config: { can: 'public', limit: perHour(300) },
    },
    async ({ query }, reply) => {
      const address = await addressOf(db, query.zipCode)
      if (!address) throw new Invalid({ zipCode: signUpMessages.invalidZip })
      return reply.done({ to: '/auth/signup', body: { address } })
    },
  )

  app.post(
    '/user/signup',
    {
      schema: { body: SignupBody },
      config: {
        ...{ can: 'public', files: 2, limit: perHour(300) },
        // The proof of a draft came with its first step.
        takesFiles: async (request, fields) =>
          (await draftOf(db, request)) !== null || isProven(request, fields),
      },
    },
    async (request, reply) => {
      if (request.viewer) return reply.done({ to: '/' })
      return postSignup(db, isPerson, request, reply)
    },
  )

  // For shared computers: deletes the draft.
  app.post('/user/signup/restart', { config: { can: 'public' } }, async (request, reply) => {
    const draft = await draftOf(db, request)
    if (draft) await forgetDraft(db, request, reply, draft)
    return reply.done({ to: '/auth/signup' })
  })

  app.post(
    '/user/signup-dd214',
    {
      schema: { body: Dd214Body },
      config: { can: 'public', files: 1, limit: perHour(20), takesFiles: isProven },
    },
    async (request, reply) => {
      if (request.viewer) return reply.done({ to: '/', body: { next: '/' } })
      return signUpWithDd214(db, isPerson, request, reply)
    },
  )

  await activationRoutes(app, tools)
}
