import { z } from 'zod'
import { companiesLike } from '#features/employers/index.ts'
import { draftOf, forgetDraft, sent } from '#features/sign-up/index.ts'
import { captchaCheckOnce } from '#lib/captcha/index.ts'
import { forbidden } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { EmployerSignupBody } from './body.ts'
import { employerSignUpMessages } from './messages.ts'
import { employerSignupPage, typedDraft } from './page.ts'
import { postEmployerSignup } from './post.ts'
import type { Typed } from './schema.ts'
import { settingsOf } from './settings.ts'

const url = '/employer/signup'
const Query = z.object({
  step: z.coerce.number().int().min(1).max(2).optional().catch(undefined),
  /** the employer that somebody wants to claim, from its page */
  claim: z.uuid().optional().catch(undefined),
})
const Company = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.string().nullable(),
  jobCount: z.number().int(),
  isManaged: z.boolean(),
})
const Typing = z.object({
  name: z.string().trim().max(150).catch(''),
  email: z.string().trim().max(254).catch(''),
})
const perHour = (points: number) => ({ points, seconds: 3600, by: 'address' }) as const

/** Employers sign up (document 1, section 7). */
export default async function employerSignUpRoutes(app: App, tools: Tools) {
  const { db } = tools
  const isPerson = captchaCheckOnce(tools, 'employer-sign-up')

  app.get(
    url,
    { schema: { querystring: Query }, config: { can: 'public', form: true } },
    async (request, reply) =>
      reply.page('employer-sign-up/sign-up', await employerSignupPage(db, request, request.query), {
        personal: true,
      }),
  )

  app.post(
    url,
    { schema: { body: EmployerSignupBody }, config: { can: 'public', limit: perHour(120) } },
    async (request, reply) => {
      if (!settingsOf(request.site).isOpen) throw forbidden(employerSignUpMessages.closed)
      return postEmployerSignup(db, isPerson, request, reply)
    },
  )

  // Companies that it may be, while the name is typed.
  app.get(
    `${url}/companies`,
    {
      schema: { querystring: Typing, response: { 200: z.object({ companies: z.array(Company) }) } },
      config: { can: 'public', limit: perHour(600) },
    },
    async ({ query, site }) => ({ companies: await companiesLike(db, site.id, query) }),
  )

  app.get(`${url}/sent`, { config: { can: 'public', form: true } }, async (request, reply) => {
    const draft = await draftOf<Partial<Typed> & { email?: string }>(db, request, 'employer')
    if (draft?.step !== sent) return reply.redirect(url, 303)
    const { needsApproval, quiz } = settingsOf(request.site)
    const email = draft.typed.email ?? null
    return reply.page('employer-sign-up/sent', { email, needsApproval, hasQuiz: quiz !== null })
  })

  // For shared computers: deletes the draft.
  app.post(`${url}/restart`, { config: { can: 'public' } }, async (request, reply) => {
    const draft = await typedDraft(db, request)
    if (draft) await forgetDraft(db, request, reply, draft)
    return reply.done({ to: url })
  })
}
