import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { jobAdminMessages } from './messages.ts'

/** Of `employers`: staff all, managers those that they work for and that wait for no approval. */
const mayRun = (viewer: Person) =>
  may(viewer, 'employers.manage')
    ? sql<boolean>`true`
    : sql<boolean>`(employers.id = any(${(viewer?.employers ?? []).map(({ id }) => id)}::uuid[])
        and (not employers.needs_approval or employers.approved is true))`

/** The employer whose jobs are asked for. @throws Problem 404, which is audited where it is another's */
export async function employerFor(db: Db, request: FastifyRequest, asked: string) {
  const id = asked || request.viewer?.employers[0]?.id
  if (!id) throw notFound(jobAdminMessages.noEmployer)
  const found = await db
    .selectFrom('employers')
    .select(['id', 'name', 'promotion_credits as promotionCredits', 'never_expire_jobs as neverExpireJobs'])
    .select(['logo', 'default_category as defaultCategory', 'contact_email as contactEmail'])
    .select(mayRun(request.viewer).as('isOpen'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found?.isOpen) {
    if (found) await auditDenied(db, request, 'employer', id)
    throw notFound(jobAdminMessages.notYours)
  }
  const { isOpen: _, ...employer } = found
  return employer
}

/** Jobs of the viewer's employers. @throws Problem 404 when one of them is not, which is audited */
export async function jobsFor(db: Db, request: FastifyRequest, ids: string[]) {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select(['jobs.id', 'jobs.employer_id as employerId', 'jobs.feed_id as feedId', 'jobs.reference'])
    .select(mayRun(request.viewer).as('isOpen'))
    .where('jobs.id', 'in', ids)
    .orderBy('jobs.id')
    .execute()
  const other = rows.find(({ isOpen }) => !isOpen)
  if (other) await auditDenied(db, request, 'job', other.id)
  if (other || rows.length < ids.length) throw notFound(jobAdminMessages.noJob)
  return rows
}

const auditDenied = (db: Db, request: FastifyRequest, type: string, id: string) =>
  audit(db, request, {
    action: 'job.denied',
    subject: { type, id },
    detail: { path: `${request.method} ${request.routeOptions.url ?? ''}` },
  })
