import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { jobHref } from '#features/job-cards/index.ts'
import { done, lookupOf } from '#lib/answers.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { LookupQuery, lookupAnswer } from '#lib/lookup.ts'
import { UnmodifiedSince } from '#lib/optimistic-lock.ts'
import { Problem } from '#lib/problem.ts'
import type { App, Tools } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { jobAdminMessages } from '../messages.ts'
import { employerFor, jobsFor } from '../scope.ts'
import { findTitles, reachOf } from './reach.ts'
import { changeFeedJob, changeJob, postJob } from './save.ts'
import { FeedJobForm, JobForm, NewJobForm, NewJobQuery, ReachQuery } from './schema.ts'
import { editedJob, newJob } from './values.ts'

const config = { can: 'applicants.review' } as const
const often = { points: 120, seconds: 3_600, by: 'account' } as const
const url = '/employer/jobs'
const Reached = z.object({
  careers: z.array(z.string()),
  codes: z.array(
    z.object({ id: z.string(), branch: z.string(), code: z.string(), title: z.string(), people: z.number() }),
  ),
  people: z.number(),
  near: z.number().nullable(),
  pay: z
    .object({
      ...{ count: z.number(), isNear: z.boolean() },
      quartiles: z.object({ low: z.number(), median: z.number(), high: z.number() }).nullable(),
    })
    .nullable(),
})

/** Jobs that an employer writes: posting, changing and copying them. Closing and the like: job-admin/routes.ts. */
export default async function jobFormRoutes(app: App, { db }: Tools) {
  app.get(`${url}/new`, { schema: { querystring: NewJobQuery }, config }, async (request, reply) => {
    const { employer, copy } = request.query
    const [copied] = copy ? await jobsFor(db, request, [copy]) : []
    const company = await employerFor(db, request, copied?.employerId ?? employer)
    return reply.page('job-admin/form/edit', await newJob(db, request.site, company, copied?.id ?? null))
  })

  app.post(
    url,
    {
      schema: {
        body: NewJobForm,
        response: { 201: done({ id: z.uuid(), href: z.string() }) },
      },
      config: { ...config, limit: often },
    },
    async (request, reply) => {
      const { employer: named, ...form } = request.body
      const employer = await employerFor(db, request, named)
      const id = await postJob(db, request, employer, form)
      const href = jobHref({ id, title: form.title, employer: employer.name })
      return reply.done({
        to: `/admin/jobs?employer=${employer.id}`,
        message: jobAdminMessages.posted,
        body: { id, href },
        status: 201,
      })
    },
  )

  app.get(`${url}/:id/edit`, { schema: { params: ById }, config }, async (request, reply) => {
    const { job, company } = await ownJob(request)
    return reply.page('job-admin/form/edit', await editedJob(db, request.site, company, job.id))
  })

  app.put(
    `${url}/:id`,
    {
      schema: {
        params: ById,
        querystring: UnmodifiedSince,
        body: JobForm,
        response: { 200: done({ id: z.uuid() }) },
      },
      config: { ...config, limit: often },
      preValidation: authorizeFirst(ById, (_, request) => ownJob(request)),
    },
    async (request, reply) => {
      const { job, company } = await ownJob(request)
      if (job.feedId) throw new Problem(409, jobAdminMessages.feedWrites)
      await changeJob(db, request, company, job, request.body, request.query)
      return reply.done({
        to: `/admin/jobs?employer=${company.id}`,
        message: jobAdminMessages.saved,
        body: { id: job.id },
      })
    },
  )

  app.put(
    `${url}/:id/additions`,
    {
      schema: {
        params: ById,
        querystring: UnmodifiedSince,
        body: FeedJobForm,
        response: { 200: done({ id: z.uuid() }) },
      },
      config: { ...config, limit: often },
      preValidation: authorizeFirst(ById, (_, request) => ownJob(request)),
    },
    async (request, reply) => {
      const { job, company } = await ownJob(request)
      await changeFeedJob(db, request, job, request.body, request.query)
      return reply.done({
        to: `/admin/jobs?employer=${company.id}`,
        message: jobAdminMessages.saved,
        body: { id: job.id },
      })
    },
  )

  async function ownJob(request: FastifyRequest) {
    const [job] = await jobsFor(db, request, [ById.parse(request.params).id])
    return { job: job!, company: await employerFor(db, request, job!.employerId) }
  }

  lookups(app, db)
}

/** What the form asks while somebody writes. */
function lookups(app: App, db: Tools['db']) {
  app.get(
    `${url}/titles`,
    { schema: { querystring: LookupQuery, response: { 200: lookupOf('titles') } }, config },
    async ({ query }, reply) => {
      reply.header('cache-control', 'private, max-age=3600')
      return lookupAnswer('titles', await findTitles(db, query), query)
    },
  )

  app.get(
    `${url}/reach`,
    { schema: { querystring: ReachQuery, response: { 200: Reached } }, config },
    async ({ query, site }, reply) => {
      reply.header('cache-control', 'private, no-store')
      return reachOf(db, site, query)
    },
  )
}
