import type { FastifyRequest } from 'fastify'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { notFound } from '#lib/problem.ts'
import { may } from '#spec/access.ts'
import { applicantMessages } from './messages.ts'
import type { ApplicantNote, NoteForm } from './schema.ts'

/** The notes that the employer's managers wrote about an applicant, newest first. */
export async function notesOf(db: Db, id: string, viewerId: string): Promise<ApplicantNote[]> {
  const rows = await db
    .selectFrom('applicant_notes as n')
    .leftJoin('users as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.rating', 'n.created_at', 'n.author_id', 'u.first_name', 'u.last_name'])
    .where('n.application_id', '=', id)
    .orderBy('n.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    author: row.author_id && `${row.first_name} ${row.last_name}`,
    isOwn: row.author_id === viewerId,
    text: row.text,
    rating: row.rating,
    at: row.created_at.toISOString(),
  }))
}

type Applicant = { id: string; userId: string }

export async function addNote(
  db: Db,
  request: FastifyRequest,
  { id, userId }: Applicant,
  { text, rating }: NoteForm,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const note = await trx
      .insertInto('applicant_notes')
      .values({ application_id: id, author_id: request.viewer!.id, text, rating })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditNote(trx, request, 'applicant.note', { id, userId })
    return note.id
  })
}

/** Deletes a note of one's own; staff any. @throws Problem 404 for that of somebody else */
export async function deleteNote(
  db: Db,
  request: FastifyRequest,
  { id, userId }: Applicant,
  noteId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('applicant_notes')
      .where('id', '=', noteId)
      .where('application_id', '=', id)
      .$if(!may(request.viewer, 'employers.manage'), (note) =>
        note.where('author_id', '=', request.viewer!.id),
      )
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound(applicantMessages.noNote)
    await auditNote(trx, request, 'applicant.delete-note', { id, userId })
  })
}

const auditNote = (db: Db, request: FastifyRequest, action: string, { id, userId }: Applicant) =>
  audit(db, request, { action, subject: { type: 'user', id: userId }, detail: { application: id } })
