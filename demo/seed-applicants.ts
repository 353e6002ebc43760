import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { addNote, confirmHire, measureApplicants, setStatus } from '#features/applicants/index.ts'
import { keepAnswers, recordApplied } from '#features/applications/index.ts'
import { storeFile } from '#features/files/index.ts'
import { setOwnFacts } from '#features/jobs/index.ts'
import { saveProfile } from '#features/profiles/index.ts'
import { JobQuiz } from '#features/questions/schema.ts'
import { accountByEmail } from '#features/users/index.ts'
import type { Db } from '#lib/db.ts'
import { answers as Answers } from '#schema/typed.ts'
import type { Person } from '#spec/access.ts'
import { applicantStatuses } from '#spec/lists.ts'
import type { Brought } from './brought.ts'
import { readData } from './data.ts'
import { drawn } from './paper-pdf.ts'
import { seedViews } from './seed-views.ts'

const Status = z.enum(applicantStatuses.map(({ value }) => value))
const Note = z.strictObject({ by: z.email(), text: z.string(), rating: z.int() })
const DemoApplicant = z.strictObject({
  who: z.email(),
  /** which of the employer's newest jobs */
  job: z.int(),
  daysAgo: z.int(),
  message: z.string(),
  /** to the questions of the newest job */
  answers: Answers.optional(),
  /** what the employer decided, one after the other */
  steps: z.array(Status).default([]),
  startsOn: z.iso.date().optional(),
  confirms: z.boolean().default(false),
  /** on the company page, once the hire is confirmed */
  says: z.string().optional(),
  /** lines of a resume, the name first */
  resume: z.array(z.string()).optional(),
  notes: z.array(Note).default([]),
})
type DemoApplicant = z.output<typeof DemoApplicant>

/** The employer that the demo's Priya Raman hires for. */
const owner = 'priya.raman@demo.example'

/** People who applied at one of the demo employers, in every status: once. */
export async function seedApplicants(db: Db, brought: Brought): Promise<void> {
  if (brought.has('applicants')) return
  await addApplicants(db)
  await brought.note('applicants')
}

async function addApplicants(db: Db): Promise<void> {
  const priya = await accountByEmail(db, owner)
  const member = await db
    .selectFrom('employer_members')
    .select('employer_id as employer')
    .where('user_id', '=', priya?.id ?? null)
    .executeTakeFirst()
  if (!priya || !member) return
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', member.employer)
    .where('expired_at', 'is', null)
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(4)
    .execute()
  const quiz = readData('applicant-questions', JobQuiz)
  if (jobs[0]) await setOwnFacts(db, jobs[0].id, { benefits: [], quiz })
  for (const applicant of readData('applicants', z.array(DemoApplicant))) {
    const job = jobs[applicant.job]
    const where = job && { job: job.id, employer: member.employer, manager: priya.id, quiz }
    if (where) await addApplicant(db, applicant, where)
  }
  for (const { id } of jobs) await measureApplicants(db, id)
  await seedViews(db)
}

type Where = { job: string; employer: string; manager: string; quiz: JobQuiz }

async function addApplicant(db: Db, applicant: DemoApplicant, { job, employer, manager, quiz }: Where) {
  const person = await accountByEmail(db, applicant.who)
  if (!person) return
  const resumeFileId = applicant.resume ? await resumeOf(db, person.id, applicant.resume) : null
  const about = { userId: person.id, jobId: job, employerId: employer }
  const { message, steps, startsOn, notes, daysAgo } = applicant
  const { id } = await recordApplied(db, about, { by: 'email', message, resumeFileId })
  if (applicant.answers) await keepAnswers(db, id, quiz, applicant.answers)
  for (const status of steps) {
    const hire = status === 'HIRED' ? { startsOn: startsOn ?? null } : {}
    await setStatus(db, requestOf(manager), [id], { status, notify: false, ...hire })
  }
  if (applicant.confirms) {
    await confirmHire(db, person.id, id)
    await saveProfile(db, person.id, { shownAtEmployer: true, employerQuote: applicant.says ?? null })
  }
  for (const { by, ...note } of notes) {
    const author = await accountByEmail(db, by)
    if (author) await addNote(db, requestOf(author.id), { id, userId: person.id }, note)
  }
  await longAgo(db, id, daysAgo, steps.length)
}

/** Who acts, without a request: nothing is mailed. */
const requestOf = (id: string) => ({ viewer: { id } as Person, ip: '127.0.0.1' }) as FastifyRequest

async function resumeOf(db: Db, ownerId: string, [title, ...lines]: string[]) {
  const bytes = await drawn({ title: title!, lines })
  const stored = await storeFile(db, { ownerId, purpose: 'resume', name: `${title} resume.pdf`, bytes })
  return stored.ok ? stored.id : null
}

/** As if it had come in then, and been decided about step by step since. */
async function longAgo(db: Db, id: string, days: number, steps: number) {
  await sql`update applications set applied_at = now() - make_interval(days => ${days}), created_at = now() - make_interval(days => ${days}),
    updated_at = now() - make_interval(days => ${days}), set_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    db,
  )
  await sql`update application_changes set at = now() - make_interval(days => ${days}) where application_id = ${id}`.execute(
    db,
  )
  await sql`update applicants set applied_at = now() - make_interval(days => ${days}),
    status_at = now() - make_interval(days => ${days}) * (1.0 / ${steps + 2}),
    seen_at = case when ${steps} > 0 then now() end where application_id = ${id}`.execute(db)
  await sql`update applicant_changes c
    set at = now() - make_interval(days => ${days}) * ((${steps + 2} - n)::float8 / ${steps + 2})
    from (select id, row_number() over (order by id) as n from applicant_changes where application_id = ${id}) step
    where c.id = step.id`.execute(db)
}
