import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/problem.ts'
import { may, type Person } from '#spec/access.ts'
import { applicantMessages } from './messages.ts'

/** Of `employers`: those whose applicants this viewer may see. While an employer awaits approval only staff do. */
export const mayHireFor = (viewer: Person) =>
  may(viewer, 'employers.manage')
    ? sql<boolean>`true`
    : sql<boolean>`(employers.id = any(${(viewer?.employers ?? []).map(({ id }) => id)}::uuid[])
        and (not employers.needs_approval or employers.approved is true))`

/** The employers to choose from, in the order of joining. */
export async function ownEmployers(db: Db, viewer: Person): Promise<{ value: string; label: string }[]> {
  const own = (viewer?.employers ?? []).map(({ id }) => id)
  if (!own.length) return []
  const rows = await db
    .selectFrom('employers')
    .select(['id as value', 'name as label'])
    .where('id', 'in', own)
    .execute()
  return rows.toSorted((a, b) => own.indexOf(a.value) - own.indexOf(b.value))
}

/**
 * The employer whose applicants are asked for: the one named, else the first of the viewer's.
 * @throws Problem 404 for another's, 403 while it awaits approval
 */
export async function hiringEmployer(db: Db, request: FastifyRequest, asked: string): Promise<string> {
  const { viewer } = request
  const id = asked || viewer?.employers[0]?.id
  if (!id) throw notFound(applicantMessages.noEmployer)
  const employer = await db
    .selectFrom('employers')
    .select(['id', mayHireFor(viewer).as('isOpen')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (employer?.isOpen) return employer.id
  if (employer && viewer?.employers.some((own) => own.id === employer.id))
    throw forbidden(applicantMessages.awaitingApproval)
  if (employer) await auditDenied(db, request, 'employer', employer.id)
  throw notFound(applicantMessages.noEmployer)
}

/**
 * An applicant of one of the viewer's employers.
 * @throws Problem 404 for those of others, which is audited
 */
export async function applicantFor(
  db: Db,
  request: FastifyRequest,
  what: { id: string } | { job: string; user: string },
) {
  const found = await db
    .selectFrom('applicants')
    .innerJoin('employers', 'employers.id', 'applicants.employer_id')
    .select(['application_id as id', 'user_id as userId', 'job_id as jobId', 'employer_id as employerId'])
    .select(['status', mayHireFor(request.viewer).as('isOpen')])
    .$if('id' in what, (one) => one.where('application_id', '=', (what as { id: string }).id))
    .$if('job' in what, (one) => {
      const { job, user } = what as { job: string; user: string }
      return one.where('job_id', '=', job).where('user_id', '=', user)
    })
    .executeTakeFirst()
  if (found?.isOpen) return found
  if (found) await auditDenied(db, request, 'user', found.userId)
  throw notFound(applicantMessages.none)
}

/** Somebody of one employer asked for what is another's. */
const auditDenied = (db: Db, request: FastifyRequest, type: string, id: string) =>
  audit(db, request, { action: 'applicant.denied', subject: { type, id }, detail: { path: pathOf(request) } })

const pathOf = ({ method, routeOptions }: FastifyRequest) => `${method} ${routeOptions.url ?? ''}`
