import type { FastifyRequest } from 'fastify'
import { isOwnFile } from '#features/files/index.ts'
import type { OpenJob } from '#features/jobs/index.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { Invalid } from '#lib/problem.ts'
import { sign, unsign } from '#lib/signature.ts'
import { recordApplied } from './applications.ts'

const purpose = 'application resume'

type Form = { message: string; resumeFileId: string }

/**
 * Mails an application to the employer, once per person and job.
 * @returns whether this is the first time
 * @throws Invalid when the resume is not the person's
 */
export async function applyByMail(
  db: Db,
  request: FastifyRequest,
  job: OpenJob & { applyEmail: string },
  form: Form,
  secret: string,
): Promise<boolean> {
  const person = (await accountById(db, request.viewer!.id))!
  const { message, resumeFileId } = form
  if (resumeFileId && !(await isOwnFile(db, person.id, resumeFileId, 'resume')))
    throw new Invalid({ resumeFileId: 'This resume is no longer there. Choose another one.' })
  return db.transaction().execute(async (trx) => {
    const about = { userId: person.id, jobId: job.id, employerId: job.employerId }
    const { id, isFirst } = await recordApplied(trx, about, {
      by: 'email',
      message,
      resumeFileId: resumeFileId || null,
    })
    if (isFirst) {
      const name = `${person.firstName} ${person.lastName}`
      const site = mailSite(request)
      const token = sign(secret, purpose, id).slice(id.length + 1)
      await sendMail(trx, {
        to: job.applyEmail,
        replyTo: person.email,
        themeId: request.site.id,
        kind: 'application',
        key: `application ${id}`,
        subject: `Application for ${job.title} (${job.reference}): ${name}`,
        ...mailLayout({
          site,
          heading: `${name} applies for ${job.title}`,
          paragraphs: [`Reference: ${job.reference}`, ...(message ? [message] : [])],
          ...(resumeFileId && {
            button: {
              label: `Download the resume of ${name}`,
              href: `${site.origin}/jobs/applications/${id}/resume?token=${token}`,
            },
          }),
          closing: [`Reply to this email to reach ${name} (${person.email}).`],
        }),
      })
    }
    return isFirst
  })
}

/** Whether a token is the one in the mail to the employer. */
export const mayReadResume = (secret: string, id: string, token: string): boolean =>
  unsign(secret, purpose, `${id}.${token}`) === id
