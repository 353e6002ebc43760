import { z } from 'zod'
import { serveFile, sharedFile } from '#features/files/index.ts'
import { done } from '#lib/answers.ts'
import { audit } from '#lib/audit.ts'
import { authorizeFirst } from '#lib/authorize-first.ts'
import { sendCsv } from '#lib/csv.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import { exportColumns } from './export.ts'
import { everyApplicant, listApplicants } from './find.ts'
import { mailMessage, mailStatus } from './mail.ts'
import { applicantMessages } from './messages.ts'
import { labelOfStatus } from './model/labels.ts'
import { addNote, deleteNote } from './notes.ts'
import { ApplicantQuery, BulkStatus, ExportQuery, MessageForm, NoteForm, StatusChange } from './schema.ts'
import { applicantFor, hiringEmployer } from './scope.ts'
import { setStatus } from './status.ts'

const config = { can: 'applicants.review' } as const
const list = '/employer/applicants'
const often = { points: 300, seconds: 3_600, by: 'account' } as const
const ByNote = ById.extend({ note: z.uuid() })
const StatusSet = done({ user: z.uuid(), job: z.uuid(), status: z.string() })

/** The employer's side of applications (document 2, sections 4, 6 and 7). */
export default async function applicantRoutes(app: App, { db }: { db: Db }) {
  app.get(list, { schema: { querystring: ApplicantQuery }, config }, async (request, reply) =>
    reply.page('applicants/list', await listApplicants(db, request, request.query)),
  )

  app.get(`${list}.csv`, { schema: { querystring: ExportQuery }, config }, async (request, reply) => {
    const { id, ...query } = request.query
    const employer = await hiringEmployer(db, request, query.employer)
    const subject = { type: 'employer', id: employer }
    await audit(db, request, { action: 'applicant.export', subject, detail: { chosen: id.length } })
    return sendCsv(reply, 'applicants', exportColumns, everyApplicant(db, employer, query, id))
  })

  app.put(
    '/employer/applicant/status',
    { schema: { body: StatusChange, response: { 200: StatusSet } }, config },
    async (request, reply) => {
      const { job, user, ...change } = request.body
      const { id } = await applicantFor(db, request, { job, user })
      await setStatus(db, request, [id], change)
      const message = applicantMessages.statusSet(await nameOf(db, user), labelOfStatus(change.status))
      return reply.done({ message, body: { job, user, status: change.status } })
    },
  )

  app.post(`${list}/status`, { schema: { body: BulkStatus }, config }, async (request, reply) => {
    const { applicants, ...change } = request.body
    for (const id of applicants) await applicantFor(db, request, { id })
    await setStatus(db, request, applicants, change)
    const message = applicantMessages.statusesSet(applicants.length, labelOfStatus(change.status))
    return reply.done({ message, body: { applicants, status: change.status } })
  })

  app.post(
    `${list}/message`,
    { schema: { body: MessageForm }, config: { ...config, limit: often } },
    async (request, reply) => {
      const { applicants, message } = request.body
      const people = await Promise.all(applicants.map((id) => applicantFor(db, request, { id })))
      await db.transaction().execute(async (trx) => {
        for (const { id, userId } of people) {
          await mailMessage(trx, request, id, message)
          const subject = { type: 'user', id: userId }
          await audit(trx, request, { action: 'applicant.message', subject, detail: { application: id } })
        }
      })
      return reply.done({ message: applicantMessages.sent(people.length), body: { applicants } })
    },
  )

  oneApplicant(app, db)
}

/** What belongs to one of them: notes, the resume, asking again. */
function oneApplicant(app: App, db: Db) {
  app.post(
    `${list}/:id/notes`,
    {
      schema: { params: ById, body: NoteForm },
      config,
      preValidation: authorizeFirst(ById, ({ id }, request) => applicantFor(db, request, { id })),
    },
    async (request, reply) => {
      const applicant = await applicantFor(db, request, request.params)
      const id = await addNote(db, request, applicant, request.body)
      return reply.done({ message: applicantMessages.noted, body: { id }, status: 201 })
    },
  )

  app.delete(`${list}/:id/notes/:note`, { schema: { params: ByNote }, config }, async (request, reply) => {
    const applicant = await applicantFor(db, request, { id: request.params.id })
    await deleteNote(db, request, applicant, request.params.note)
    return reply.done({ message: applicantMessages.noteDeleted })
  })

  app.post(
    `${list}/:id/remind`,
    { schema: { params: ById }, config: { ...config, limit: often } },
    async (request, reply) => {
      const { id, userId, status } = await applicantFor(db, request, request.params)
      if (status !== 'HIRED') throw notFound(applicantMessages.notHired)
      const subject = { type: 'user', id: userId }
      await db.transaction().execute(async (trx) => {
        await mailStatus(trx, request, id)
        await audit(trx, request, { action: 'applicant.remind', subject, detail: { application: id } })
      })
      return reply.done({ message: applicantMessages.reminded(await nameOf(db, userId)) })
    },
  )

  app.get(`${list}/:id/resume`, { schema: { params: ById }, config }, async (request, reply) => {
    const { id, userId } = await applicantFor(db, request, request.params)
    const sent = await db
      .selectFrom('applications')
      .select('resume_file_id as resume')
      .where('id', '=', id)
      .executeTakeFirst()
    const file = sent?.resume && (await sharedFile(db, userId, sent.resume))
    if (!file) throw notFound('This application has no resume, or it was deleted.')
    return serveFile(db, request, reply, file, { inFrame: true })
  })
}

async function nameOf(db: Db, userId: string): Promise<string> {
  const { first_name } = await db
    .selectFrom('users')
    .select('first_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return first_name
}
