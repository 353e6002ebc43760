import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { notify } from '#features/notices/index.ts'
import { mailSite } from '#features/themes/index.ts'
import type { Db } from '#lib/db.ts'
import { mailLayout, sendMail } from '#lib/mail.ts'
import type { ApplicantStatus } from '#spec/lists.ts'
import { filled } from './model/placeholders.ts'

async function addressee(db: Db, id: string) {
  return db
    .selectFrom('applicants as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .innerJoin('employers as e', 'e.id', 'a.employer_id')
    .leftJoin('jobs as j', 'j.id', 'a.job_id')
    .select([
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'a.status',
      'a.status_at as at',
    ])
    .select(['e.name as employer', 'e.contact_email as contactEmail'])
    .select(sql<string>`coalesce(j.title, 'the job')`.as('job'))
    .select(sql<string | null>`to_char(a.starts_on, 'FMMonth FMDD, YYYY')`.as('startsOn'))
    .where('a.application_id', '=', id)
    .executeTakeFirstOrThrow()
}

type Addressee = Awaited<ReturnType<typeof addressee>>

const sentences: Record<ApplicantStatus, (person: Addressee) => string[]> = {
  APPLIED: ({ job }) => [`Your application for ${job} is under review.`],
  INTERVIEWING: ({ job }) => [
    `They would like to talk with you about ${job}. They will get in touch with you.`,
  ],
  OFFERED: ({ job }) => [`They want to offer you ${job}. They will get in touch with you about the details.`],
  HIRED: ({ job, startsOn }) => [
    `They have marked you as hired for ${job}${startsOn ? `, starting ${startsOn}` : ''}. Congratulations!`,
    'Please confirm the hire on your applications page. It counts once you both have.',
  ],
  NOTSELECTED: ({ job }) => [
    `They have decided to move forward with other candidates for ${job}.`,
    'Thank you for applying. Other employers are hiring for similar work.',
  ],
}

/** What a notice says of a decision, after the name of the employer. */
const notices: Record<ApplicantStatus, (job: string) => string> = {
  APPLIED: (job) => `is reviewing your application for ${job}`,
  INTERVIEWING: (job) => `would like to talk with you about ${job}`,
  OFFERED: (job) => `wants to offer you ${job}`,
  HIRED: (job) => `marked you as hired for ${job}`,
  NOTSELECTED: (job) => `moved forward with other candidates for ${job}`,
}

/** A notice of every decision, as the person chose; a mail only when the employer wants one, and the person does. */
export async function tellStatus(
  trx: Db,
  request: FastifyRequest,
  { id, userId, byMail }: { id: string; userId: string; byMail: boolean },
): Promise<void> {
  const { employer, job, status } = await addressee(trx, id)
  const { wantsMail } = await notify(trx, {
    ...{ userId, kind: 'application', themeId: request.site?.id, key: `application ${id}` },
    who: employer,
    what: notices[status as ApplicantStatus](job),
    href: '/jobs/applications',
  })
  if (byMail && wantsMail) await mailStatus(trx, request, id)
}

/** Tells the person what the employer decided. */
export async function mailStatus(trx: Db, request: FastifyRequest, id: string): Promise<void> {
  const person = await addressee(trx, id)
  const site = mailSite(request)
  const status = person.status as ApplicantStatus
  await sendMail(trx, {
    ...to(person),
    themeId: request.site.id,
    kind: 'application-status',
    key: `application ${id} ${status} ${person.at.toISOString()}`,
    subject: `${person.employer}: your application for ${person.job}`,
    ...mailLayout({
      site,
      heading: `An update on your application to ${person.employer}`,
      paragraphs: [`Hello ${person.firstName},`, ...sentences[status](person)],
      button: {
        label: status === 'HIRED' ? 'Confirm' : 'Your applications',
        href: `${site.origin}/jobs/applications`,
      },
    }),
  })
}

/** A message of the employer; `{first name}` and `{job}` in it are each person's own. */
export async function mailMessage(
  trx: Db,
  request: FastifyRequest,
  id: string,
  message: string,
): Promise<void> {
  const person = await addressee(trx, id)
  const site = mailSite(request)
  const { name } = request.viewer!
  await sendMail(trx, {
    ...to(person),
    ...(person.contactEmail && { replyTo: person.contactEmail }),
    themeId: request.site.id,
    kind: 'applicant-message',
    subject: `${person.employer}: your application for ${person.job}`,
    ...mailLayout({
      site,
      heading: `A message from ${person.employer}`,
      paragraphs: [filled(message, person), `${name}, ${person.employer}`],
      closing: [
        person.contactEmail
          ? `Reply to this email to reach ${person.employer}.`
          : `This message cannot be answered by email.`,
      ],
    }),
  })
}

const to = ({ email, firstName, lastName }: Addressee) => ({ to: email, toName: `${firstName} ${lastName}` })
