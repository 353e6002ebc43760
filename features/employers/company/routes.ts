import { z } from 'zod'
import { done } from '#lib/answers.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { workplaceOf } from '../managers/manage.ts'
import { OfEmployer } from '../managers/schema.ts'
import { employerMessages } from '../messages.ts'
import { CompanyPage } from './answers.ts'
import { chatOfCompany } from './chat.ts'
import { companyPage } from './company.ts'
import { companyEdit, saveCompany } from './edit.ts'
import { CompanyForm } from './schema.ts'

const BySlug = ById.extend({ slug: z.string().max(300) })

/** The page of a company, for everybody; and the form by which its people change it. */
export default async function companyRoutes(app: App, { db }: Tools) {
  app.get(
    '/employer/profile/:id',
    { schema: { params: ById }, config: { can: 'public' } },
    async (request, reply) => {
      const { href } = await companyPage(db, request, request.params.id)
      return reply.redirect(href, 301)
    },
  )

  app.get(
    '/employer/profile/:id/:slug',
    { schema: { params: BySlug, response: { 200: CompanyPage } }, config: { can: 'public' } },
    async (request, reply) => {
      const { href, ...page } = await companyPage(db, request, request.params.id)
      if (request.url.split('?')[0] !== href) return reply.redirect(href, 301)
      return reply.page('employers/company/company', page)
    },
  )

  app.get(
    '/employer/chat/:id',
    { schema: { params: ById }, config: { can: 'chat.use', application: 'chat' } },
    async (request, reply) => reply.redirect(await chatOfCompany(db, request, request.params.id), 303),
  )

  const config = { can: 'employer.use' } as const
  app.get('/employer/page', { schema: { querystring: OfEmployer }, config }, async (request, reply) => {
    const { id } = await workplaceOf(db, request, request.query.employer)
    return reply.page('employers/company/edit', await companyEdit(db, request, id))
  })

  app.put(
    '/employer/page',
    {
      schema: {
        querystring: OfEmployer.extend(UnmodifiedSince.shape),
        body: CompanyForm,
        response: { 200: done() },
      },
      config,
      preValidation: async (request) => {
        const { employer } = request.query as z.output<typeof OfEmployer>
        await workplaceOf(db, request, employer)
      },
    },
    async (request, reply) => {
      const { id } = await workplaceOf(db, request, request.query.employer)
      await saveCompany(db, request, id, request.body, request.query)
      return reply.done({ to: `/employer/page?employer=${id}`, message: employerMessages.pageSaved })
    },
  )
}
