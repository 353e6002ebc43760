import type { FastifyRequest } from 'fastify'
import { isOwnFile } from '#features/files/index.ts'
import type { OpenJob } from '#features/jobs/index.ts'
import { answerErrors, fieldOf, takenAnswers } from '#features/questions/list.ts'
import type { Answers, JobQuiz } from '#features/questions/schema.ts'
import { mailSite } from '#features/themes/index.ts'
import { accountById } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import { Invalid } from '#lib/problem.ts'
import { sign, unsign } from '#lib/signature.ts'
import { recordApplied } from './applications.ts'
import type { ApplyForm } from './schema.ts'

const purpose = 'application resume'

/**
 * An application that goes through us, once per person and job: it is among the employer's applicants, and where the job
 * takes applications by email it is mailed.
 * @returns whether this is the first time
 * @throws Invalid when the resume is not the person's, or a question of the job lacks its answer
 */
export async function applyThroughUs(
  db: Db,
  request: FastifyRequest,
  job: OpenJob,
  form: ApplyForm,
  secret: string,
): Promise<boolean> {
  const person = (await accountById(db, request.viewer!.id))!
  const { message, resumeFileId, answers } = form
  if (resumeFileId && !(await isOwnFile(db, person.id, resumeFileId, 'resume')))
    throw new Invalid({ resumeFileId: 'This resume is no longer there. Choose another one.' })
  checkAnswers(job, answers)
  return db.transaction().execute(async (trx) => {
    const about = { userId: person.id, jobId: job.id, employerId: job.employerId }
    const { id, isFirst } = await recordApplied(trx, about, {
      by: job.applyEmail ? 'email' : 'here',
      message,
      resumeFileId: resumeFileId || null,
    })
    if (isFirst && job.quiz) await keepAnswers(trx, id, job.quiz, answers)
    if (isFirst && job.applyEmail) {
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
          heading: `${name} applied for ${job.title}`,
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

function checkAnswers({ quiz }: OpenJob, answers: Answers) {
  const wrong = Object.entries(quiz ? answerErrors(quiz.questions, answers) : {})
  if (wrong.length)
    throw new Invalid(Object.fromEntries(wrong.map(([question, why]) => [fieldOf(question), why])))
}

/** What somebody answered to the questions of a job, with the questions as they were then. */
export const keepAnswers = (trx: Db, id: string, quiz: JobQuiz, answers: Answers) =>
  trx
    .insertInto('application_answers')
    .values({
      application_id: id,
      quiz: JSON.stringify(quiz),
      answers: JSON.stringify(takenAnswers(quiz.questions, answers)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Whether a token is the one in the mail to the employer. */
export const mayReadResume = (secret: string, id: string, token: string): boolean =>
  unsign(secret, purpose, `${id}.${token}`) === id
