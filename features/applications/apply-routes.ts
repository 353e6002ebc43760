import { z } from 'zod'
import { serveFile, sharedFile } from '#features/files/index.ts'
import { jobCards } from '#features/job-cards/index.ts'
import type { ScopedSite } from '#features/job-cards/schema.ts'
import { BySegment } from '#features/job-cards/schema.ts'
import { type OpenJob, openJob } from '#features/jobs/index.ts'
import { audit } from '#lib/audit.ts'
import type { Db } from '#lib/db.ts'
import { idIn } from '#lib/ids.ts'
import { notFound } from '#lib/problem.ts'
import type { App } from '#lib/web.ts'
import { ById } from '#schema/ids.ts'
import type { Person } from '#spec/access.ts'
import type { Settings } from '../../config.ts'
import { applicationOf, recordApplied } from './applications.ts'
import { applyThroughUs, mayReadResume } from './apply.ts'
import { applicationMessages } from './messages.ts'
import { ApplyForm } from './schema.ts'

const Token = z.object({ token: z.string().max(200).default('') })
const config = { can: 'job.apply' } as const
const often = { points: 60, seconds: 3_600, by: 'account' } as const
/** How long an employer can download the resume of an application. */
const resumeDays = 90

type Asked = { params: z.infer<typeof BySegment>; site: ScopedSite; viewer: Person }
type Tools = { db: Db; settings: Pick<Settings, 'secret'> }

const goesThroughUs = ({ applyHere, applyEmail }: OpenJob) => applyHere || applyEmail !== null
/** By us; who only followed a link may still apply. */
const isSent = (application?: { applied_by: string | null }) =>
  application?.applied_by === 'email' || application?.applied_by === 'here'

/** Applying on this site, on the employer's, or by an email that we send. */
export function applyRoutes(app: App, { db, settings }: Tools) {
  const jobOf = async ({ params, site, viewer }: Asked): Promise<OpenJob> => {
    const id = idIn(params.segment)
    const job = id && (await openJob(db, id, site, viewer))
    if (!job) throw notFound('This job is no longer open.')
    return job
  }

  app.get('/jobs/:segment/apply', { schema: { params: BySegment }, config }, async (request, reply) => {
    const job = await jobOf(request)
    const { viewer } = request
    if (!goesThroughUs(job)) return reply.redirect(`/jobs/${job.id}`, 303)
    const [cards, files, application] = await Promise.all([
      jobCards(db, viewer, [job.id]),
      db
        .selectFrom('files')
        .select(['id as value', 'name as label'])
        .where('owner_id', '=', viewer!.id)
        .where('purpose', '=', 'resume')
        .orderBy('id', 'desc')
        .execute(),
      db
        .selectFrom('applications')
        .select(['applied_by', 'applied_at'])
        .where('user_id', '=', viewer!.id)
        .where('job_id', '=', job.id)
        .executeTakeFirst(),
    ])
    return reply.page('applications/apply', {
      job: cards.get(job.id)!,
      resumes: files,
      by: job.applyEmail ? 'email' : 'here',
      quiz: job.quiz,
      sentAt: isSent(application) ? (application?.applied_at?.toISOString() ?? null) : null,
    })
  })

  app.post(
    '/jobs/:segment/apply',
    { schema: { params: BySegment, body: ApplyForm }, config: { ...config, limit: often } },
    async (request, reply) => {
      const job = await jobOf(request)
      const { applyUrl } = job
      if (goesThroughUs(job)) {
        const isFirst = await applyThroughUs(db, request, job, request.body, settings.secret)
        const message = isFirst ? applicationMessages.sent : applicationMessages.sentBefore
        return reply.done({ to: `/jobs/${job.id}`, message, stays: true, body: { status: 'APPLIED' } })
      }
      if (!applyUrl) throw notFound('This job does not say how to apply.')
      const about = { userId: request.viewer!.id, jobId: job.id, employerId: job.employerId }
      await recordApplied(db, about, { by: 'link' })
      return reply.done({ to: `/jobs/${job.id}/leaving`, body: { status: 'APPLIED', href: applyUrl } })
    },
  )

  // The content security policy forbids forms that lead to other sites, so one of our pages redirects instead.
  app.get('/jobs/:segment/leaving', { schema: { params: BySegment }, config }, async (request, reply) => {
    const { id, applyUrl, title } = await jobOf(request)
    if (!applyUrl || !(await applicationOf(db, request.viewer!.id, id)))
      return reply.redirect(`/jobs/${id}`, 303)
    const host = new URL(applyUrl).host.replace(/^www\./, '')
    return reply.page('applications/leaving', { title, host, href: applyUrl, back: `/jobs/${id}` })
  })

  // The email to the employer contains the signature, so no account is needed.
  app.get(
    '/jobs/applications/:id/resume',
    { schema: { params: ById, querystring: Token }, config: { can: 'public' } },
    async (request, reply) => {
      const { params, query } = request
      const hasToken = mayReadResume(settings.secret, params.id, query.token)
        ? await db
            .selectFrom('applications')
            .select(['user_id', 'resume_file_id'])
            .where('id', '=', params.id)
            .where('applied_at', '>', new Date(Date.now() - resumeDays * 86_400_000))
            .executeTakeFirst()
        : undefined
      const file =
        hasToken?.resume_file_id && (await sharedFile(db, hasToken.user_id, hasToken.resume_file_id))
      if (!file) throw notFound('This link is not complete, or the resume has been withdrawn.')
      const subject = { type: 'user', id: hasToken.user_id }
      await audit(db, request, { action: 'resume.read', subject, detail: { application: params.id } })
      return serveFile(db, request, reply, file)
    },
  )
}
